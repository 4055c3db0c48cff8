import type { Backend, GitHubBackend } from "@sveltia/cms";
import type { EditorSettings } from "./settings.ts";

/** What the editor asks of a git host: its interface, and the picture of who signed in. */
const HOSTS: Record<EditorSettings["host"], { connect: string[]; img: string[] }> = {
  "": { connect: [], img: [] },
  github: {
    connect: ["https://api.github.com"],
    img: ["https://avatars.githubusercontent.com"],
  },
  gitlab: {
    connect: ["https://gitlab.com"],
    img: ["https://gitlab.com", "https://*.gravatar.com"],
  },
};

/** The policy of the editor: files of the site itself and the git host, nothing else leaves. */
export function editorPolicy({ host }: EditorSettings): string {
  const { connect, img } = HOSTS[host];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    // The editor writes its style elements itself.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...img],
    "media-src": ["blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "data:", "blob:", ...connect],
    "worker-src": ["'self'"],
    "frame-src": ["blob:"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** How the editor signs in and saves. */
export function backend({ host, repository, branch, signIn }: EditorSettings): Backend {
  // Without a host there is nothing to sign in to; the editor still wants the name of a folder.
  if (host === "") return { name: "github", repo: "this/website", branch, auth_methods: ["token"] };
  const at: Pick<GitHubBackend, "repo" | "branch" | "auth_methods"> = {
    repo: repository,
    branch,
    auth_methods: signIn ? ["oauth", "token"] : ["token"],
  };
  return host === "github"
    ? { name: "github", ...at, ...(signIn && { base_url: signIn }) }
    : { name: "gitlab", ...at, ...(signIn && { auth_type: "pkce", app_id: signIn }) };
}

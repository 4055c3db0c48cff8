import type { Backend, GitHubBackend } from "@sveltia/cms";
import type { EditorSettings } from "./settings.ts";

/** The origins that the editor needs for each git host: its API, and the avatar of the signed-in user. */
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

/** The editor's Content Security Policy: it allows only the site's own files and the git host. */
export function editorPolicy({ host }: EditorSettings): string {
  const { connect, img } = HOSTS[host];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    // The editor adds style elements at runtime.
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

/** The editor's configuration for signing in and saving. */
export function backend({ host, repository, branch, signIn }: EditorSettings): Backend {
  // Without a host nobody signs in, but the editor requires a repository name.
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

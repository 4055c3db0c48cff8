import type { Backend, GitHubBackend } from "@sveltia/cms";
import type { EditorSettings } from "./settings.ts";

/** The origins that the editor needs for each git host: its API, and the avatar of the signed-in user. */
const HOSTS: Record<EditorSettings["gitHost"], { connect: string[]; img: string[] }> = {
  "": { connect: [], img: [] },
  github: { connect: ["https://api.github.com"], img: ["https://avatars.githubusercontent.com"] },
  gitlab: {
    connect: ["https://gitlab.com"],
    img: ["https://gitlab.com", "https://*.gravatar.com"],
  },
};

/** The editor's Content Security Policy: only its own files and the git host, and no other site may frame it. */
export function editorPolicy({ gitHost }: EditorSettings): string {
  const { connect, img } = HOSTS[gitHost];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    // The editor adds style elements at runtime.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...img],
    "font-src": ["'self'"],
    // data: for the library's own logo, which it fetches.
    "connect-src": ["'self'", "data:", "blob:", ...connect],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The editor's configuration for signing in and saving. */
export function backend({ gitHost, repository, branch, signIn }: EditorSettings): Backend {
  // Without a host nobody signs in, but the editor requires a repository name.
  if (gitHost === "")
    return { name: "github", repo: "this/website", branch, auth_methods: ["token"] };
  const at: Pick<GitHubBackend, "repo" | "branch" | "auth_methods"> = {
    repo: repository,
    branch,
    auth_methods: signIn ? ["oauth", "token"] : ["token"],
  };
  return gitHost === "github"
    ? { name: "github", ...at, ...(signIn && { base_url: signIn }) }
    : { name: "gitlab", ...at, ...(signIn && { auth_type: "pkce", app_id: signIn }) };
}

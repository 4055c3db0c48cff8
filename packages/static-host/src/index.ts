export {
  missingRedirects,
  publishedAddresses,
  redirectProblems,
  withNewAddresses,
} from "./addresses.ts";
export { flattenPages } from "./flat-files.ts";
export { type HeaderRule, parseHeadersFile } from "./headers.ts";
export { headersFor } from "./headers-for.ts";
export { COMPRESSED, precompress } from "./precompress.ts";
export type { Redirect } from "./redirects.ts";
export { type SiteServer, serve, startServer } from "./server.ts";
export { writeRules } from "./write-rules.ts";

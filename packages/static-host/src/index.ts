export { COMPRESSED_ENDINGS, flattenPages, precompress } from "./files.ts";
export { canonicalPath } from "./resolve-request.ts";
export { type HeaderRule, headersFor, parseHeadersFile, type Redirect } from "./rules.ts";
export { type SiteServer, serve, startServer } from "./server.ts";
export { writeRules } from "./write-rules.ts";

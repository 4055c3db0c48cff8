import { globSync } from "node:fs";
import { basename } from "node:path";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The articles' files are routes themselves: tools/content/vite-plugin.ts makes modules of them. A name that can't be an
 * address stops the build (tools/content/prose/article-slugs.ts).
 */
const slugs = globSync("content/articles/*.mdx").map((file) => basename(file, ".mdx"));

export default [
  index("pages/home/page.tsx"),
  route("about", "pages/about/page.tsx"),
  route("services", "pages/services/page.tsx"),
  route("services/chiropractic-care", "pages/services/chiropractic-care/page.tsx"),
  route("services/pregnancy-postpartum", "pages/services/pregnancy-postpartum/page.tsx"),
  route("services/babies-children", "pages/services/babies-children/page.tsx"),
  route("services/holistic-healing", "pages/services/holistic-healing/page.tsx"),
  route("services/neuro-emotional-technique", "pages/services/neuro-emotional-technique/page.tsx"),
  route("blog", "pages/blog/page.tsx"),
  ...slugs.sort().map((slug) => route(`blog/${slug}`, `../content/articles/${slug}.mdx`)),
  route("contact", "pages/contact/page.tsx"),
  route("locations/manly", "pages/locations/manly/page.tsx"),
  route("privacy-policy", "../content/legal/privacy-policy.mdx"),
  route("terms-of-service", "../content/legal/terms-of-service.mdx"),
  route("accessibility", "../content/legal/accessibility.mdx"),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;

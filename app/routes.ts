import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleSlugs } from "./content/article-slugs.ts";

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("services", "routes/services.tsx"),
  route("services/chiropractic-care", "routes/chiropractic-care.tsx"),
  route("services/pregnancy-postpartum", "routes/pregnancy-postpartum.tsx"),
  route("services/babies-children", "routes/babies-children.tsx"),
  route("services/holistic-healing", "routes/holistic-healing.tsx"),
  route("services/neuro-emotional-technique", "routes/neuro-emotional-technique.tsx"),
  route("blog", "routes/blog.tsx"),
  ...articleSlugs().map((slug) => route(`blog/${slug}`, `../content/articles/${slug}.mdx`)),
  route("contact", "routes/contact.tsx"),
  route("locations/manly", "routes/manly.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("terms-of-service", "routes/terms-of-service.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

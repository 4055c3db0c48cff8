import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articleRoutes } from "../tools/content/generate.ts";

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
  ...articleRoutes().map(({ path, file }) => route(path, file)),
  route("contact", "pages/contact/page.tsx"),
  route("locations/manly", "pages/locations/manly/page.tsx"),
  route("privacy-policy", "pages/legal/privacy-policy.tsx"),
  route("terms-of-service", "pages/legal/terms-of-service.tsx"),
  route("accessibility", "pages/legal/accessibility.tsx"),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;

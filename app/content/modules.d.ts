// What the content plugin serves, by the name it is imported with.
declare module "content:clinic" {
  const clinic: import("./schemas/clinic.ts").Clinic;
  export default clinic;
}
declare module "content:service-cards" {
  const cards: import("./schemas/parts.ts").ServiceCard[];
  export default cards;
}
declare module "content:articles" {
  const articles: import("./schemas/article.ts").ArticleSummary[];
  export default articles;
}
declare module "content:teasers" {
  const teasers: import("./schemas/article.ts").ArticleSummary[];
  export default teasers;
}
declare module "content:articles/*" {
  const article: import("./schemas/article.ts").Article;
  export default article;
  export const Body: import("mdx/types").MDXContent;
}
declare module "content:legal/*" {
  const legal: import("./schemas/article.ts").Legal;
  export default legal;
  export const Body: import("mdx/types").MDXContent;
}
declare module "content:pages/site" {
  const site: import("./schemas/site.ts").Site;
  export default site;
}
declare module "content:pages/home" {
  const home: import("./schemas/home.ts").Home;
  export default home;
}
declare module "content:pages/about" {
  const page: import("zod").infer<typeof import("./schemas/pages.ts").PAGE_SCHEMAS.about>;
  export default page;
}
declare module "content:pages/services" {
  const page: import("zod").infer<typeof import("./schemas/pages.ts").PAGE_SCHEMAS.services>;
  export default page;
}
declare module "content:pages/contact" {
  const page: import("zod").infer<typeof import("./schemas/pages.ts").PAGE_SCHEMAS.contact>;
  export default page;
}
declare module "content:pages/manly" {
  const page: import("zod").infer<typeof import("./schemas/pages.ts").PAGE_SCHEMAS.manly>;
  export default page;
}
declare module "content:pages/blog" {
  const page: import("zod").infer<typeof import("./schemas/pages.ts").PAGE_SCHEMAS.blog>;
  export default page;
}
declare module "content:services/chiropractic-care" {
  const page: import("zod").infer<
    typeof import("./schemas/pages.ts").SERVICE_SCHEMAS["chiropractic-care"]
  >;
  export default page;
}
declare module "content:services/pregnancy-postpartum" {
  const page: import("zod").infer<
    typeof import("./schemas/pages.ts").SERVICE_SCHEMAS["pregnancy-postpartum"]
  >;
  export default page;
}
declare module "content:services/babies-children" {
  const page: import("zod").infer<
    typeof import("./schemas/pages.ts").SERVICE_SCHEMAS["babies-children"]
  >;
  export default page;
}
declare module "content:services/holistic-healing" {
  const page: import("zod").infer<
    typeof import("./schemas/pages.ts").SERVICE_SCHEMAS["holistic-healing"]
  >;
  export default page;
}
declare module "content:services/neuro-emotional-technique" {
  const page: import("zod").infer<
    typeof import("./schemas/pages.ts").SERVICE_SCHEMAS["neuro-emotional-technique"]
  >;
  export default page;
}

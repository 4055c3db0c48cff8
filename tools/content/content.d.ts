// The types of `content:NAME` modules, except those of the pages, which are generated.
declare module "content:clinic" {
  const clinic: import("../../app/schema/client-content.ts").ClientClinic;
  export default clinic;
}
declare module "content:site" {
  const site: import("../../app/schema/client-content.ts").ClientSite;
  export default site;
}
declare module "content:site/form" {
  const words: import("../../app/schema/site.ts").Site["form"];
  export default words;
}
declare module "content:site/legal" {
  const words: import("../../app/schema/site.ts").Site["legal"];
  export default words;
}
declare module "content:site/not-found" {
  const words: import("../../app/schema/site.ts").Site["notFound"];
  export default words;
}
declare module "content:providers" {
  const providers: import("../../app/schema/integrations.ts").ListedProvider[];
  export default providers;
}
declare module "content:service-cards" {
  const cards: import("../../app/schema/shared-fields.ts").ServiceCard[];
  export default cards;
}
declare module "content:articles" {
  const articles: import("../../app/schema/article.ts").ArticleSummary[];
  export default articles;
}
declare module "content:articles/*" {
  const article: import("../../app/schema/article.ts").Article;
  export default article;
  export const Body: import("mdx/types").MDXContent;
}
declare module "content:legal/*" {
  const legal: import("../../app/schema/article.ts").Legal;
  export default legal;
  export const Body: import("mdx/types").MDXContent;
}

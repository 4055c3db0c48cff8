import { day, object, seo } from "../fields.ts";
import { aboutSchema } from "./about.ts";
import { blogSchema } from "./blog.ts";
import { contactSchema } from "./contact.ts";
import { homeSchema } from "./home.ts";
import { manlySchema } from "./manly.ts";
import { hero, serviceCard } from "./parts.ts";
import { servicesSchema } from "./services.ts";
import { siteSchema } from "./site.ts";

const service = object({ seo, modified: day, card: serviceCard, hero });

/** The files of `content/pages`, by name. */
export const PAGE_SCHEMAS = {
  site: siteSchema,
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  contact: contactSchema,
  manly: manlySchema,
  blog: blogSchema,
};

/** The files of `content/services`, in the order of the menu and the cards. */
export const SERVICE_SCHEMAS = {
  "chiropractic-care": service,
  "pregnancy-postpartum": service,
  "babies-children": service,
  "holistic-healing": service,
  "neuro-emotional-technique": service,
};

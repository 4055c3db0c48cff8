import { aboutSchema } from "./about.ts";
import { babiesChildrenSchema } from "./babies-children.ts";
import { blogSchema } from "./blog.ts";
import { chiropracticCareSchema } from "./chiropractic-care.ts";
import { contactSchema } from "./contact.ts";
import { holisticHealingSchema } from "./holistic-healing.ts";
import { homeSchema } from "./home.ts";
import { manlySchema } from "./manly.ts";
import { neuroEmotionalTechniqueSchema } from "./neuro-emotional-technique.ts";
import { pregnancyPostpartumSchema } from "./pregnancy-postpartum.ts";
import { servicesSchema } from "./services.ts";
import { siteSchema } from "./site.ts";

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
  "chiropractic-care": chiropracticCareSchema,
  "pregnancy-postpartum": pregnancyPostpartumSchema,
  "babies-children": babiesChildrenSchema,
  "holistic-healing": holisticHealingSchema,
  "neuro-emotional-technique": neuroEmotionalTechniqueSchema,
};

import type { Locator, Page } from "@playwright/test";
import { clinic } from "./content.ts";
import { addressesOf, silentFor, worksFor } from "./providers.ts";

const { form, reviews, chat, map, analytics } = clinic.integrations;

/** Whether this site has every outside service connected. */
export const ALL_CONNECTED = [form.id, reviews.id, chat.id, map.query, analytics.id].every(Boolean);

export const { scripts: SCRIPTS, frames: FRAMES } = addressesOf(clinic);
export const works = worksFor(clinic);
export const silent = silentFor(clinic);

/** The frame of a connected service. */
export const frameOf = (page: Page, service: keyof typeof FRAMES): Locator =>
  page.locator(`iframe[src="${FRAMES[service]}"]`);

import type { Locator, Page } from "@playwright/test";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { clinic } from "./content.ts";
import { addressesOf } from "./providers.ts";

/** Whether this site has every outside service connected. */
export const ALL_CONNECTED = INTEGRATIONS.every(({ isLive }) => isLive(clinic.integrations));

export const { scripts: SCRIPTS, frames: FRAMES } = addressesOf(clinic);

/** The frame of a connected service. */
export const frameOf = (page: Page, service: keyof typeof FRAMES): Locator =>
  page.locator(`iframe[src="${FRAMES[service]}"]`);

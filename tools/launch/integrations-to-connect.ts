import { placeholderIntegrations } from "../../app/integrations/all-integrations.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import { demoTrace } from "./demo.ts";

/** Where the owner finds an integration's id, and what her site shows until she sets it. */
type Instructions = { find: string; until: string };

/** By the integration's name under `integrations`. */
const INSTRUCTIONS: Readonly<Record<string, Instructions>> = {
  form: {
    find: "At LeadConnector, open Sites, Forms, Builder, then your form, and choose Integrate. In the code, id is the 20 letters and digits after data-form-id=.",
    until: "your site has no form, and your phone number and email take its place",
  },
  chat: {
    find: "At LeadConnector, open Sites, Chat Widget, then your widget, and choose Get Code. In the code, id is the 24 digits and letters after data-widget-id=.",
    until: "your site has no chat",
  },
  reviews: {
    find: "At LeadConnector, open Reputation, Widgets, then your widget, and copy its code. In the address there, locationId is the 20 letters and digits after review_widget/, and id the 24 after widgetId=.",
    until: "your site only links to your profile",
  },
  map: {
    find: "You need no account. Look your address up at google.com/maps, and write it under query the way it is found there.",
    until: "your site has no map. The link for directions works",
  },
};

const BOOKING: Readonly<Record<"generalUrl" | "assessmentUrl", Instructions>> = {
  generalUrl: {
    find: "At Cliniko, open Settings, Online bookings, and copy the address of your bookings page. It looks like https://NAME.au1.cliniko.com/bookings.",
    until: "the booking buttons lead to a page that doesn’t exist",
  },
  assessmentUrl: {
    find: "Open your bookings page, choose the assessment, and copy the address from the top of the browser. If you have no such visit, write the address under “For any visit” again.",
    until: "the buttons for an assessment lead to a page that doesn’t exist",
  },
};

const line = (field: string, missing: string, { find, until }: Instructions): string =>
  `${field}: ${missing}. ${find} Until then, ${until}.`;

/** One line for each integration that isn't connected yet: where to find what is missing, and what shows until then. */
export function integrationsToConnect({ integrations, booking }: Clinic): string[] {
  const placeholders = placeholderIntegrations(integrations).map(({ name, requiredFields }) => {
    const instructions = INSTRUCTIONS[name];
    const missing = `no ${requiredFields} yet`;
    const field = `integrations.${name}`;
    return instructions ? line(field, missing, instructions) : `${field}: ${missing}`;
  });
  const bookings = (["generalUrl", "assessmentUrl"] as const).flatMap((name) => {
    const trace = demoTrace(booking[name]);
    return trace ? [line(`booking.${name}`, `${trace.found} is ${trace.says}`, BOOKING[name])] : [];
  });
  return [...placeholders, ...bookings];
}

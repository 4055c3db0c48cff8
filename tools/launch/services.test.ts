import { expect, test } from "vitest";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { IDS } from "../../tests/support/connected-ids.ts";
import { loadClinic } from "../content/load-clinic.ts";
import { servicesToConnect } from "./services.ts";

const loaded = await loadClinic();
const { integrations } = loaded;

const clinic = (own: Partial<typeof integrations>) => ({
  ...loaded,
  booking: {
    general: "https://ironbark.au1.cliniko.com/bookings",
    assessment: "https://ironbark.au1.cliniko.com/bookings?appointment_type_id=1",
  },
  integrations: {
    ...integrations,
    form: { ...integrations.form, ...IDS.form },
    reviews: { ...integrations.reviews, shown: true, ...IDS.reviews },
    chat: { ...integrations.chat, ...IDS.chat },
    map: { ...integrations.map, query: "12 Sydney Road" },
    ...own,
  },
});
const bare = clinic({
  form: { ...integrations.form, id: "" },
  reviews: { ...integrations.reviews, shown: true, location: "", id: "" },
  chat: { ...integrations.chat, id: "" },
  map: { ...integrations.map, query: "" },
});

test("nothing is said of a clinic with every service connected", () => {
  expect(servicesToConnect(clinic({}))).toEqual([]);
});

test("each service with a preview says where to find its id, and what the site shows until then", () => {
  const lines = servicesToConnect(bare);
  const previewed = INTEGRATIONS.filter(({ preview }) => preview);
  expect(lines).toHaveLength(previewed.length);
  for (const [i, { name }] of previewed.entries())
    expect(lines[i]).toMatch(
      new RegExp(`^integrations\\.${name}: no [\\w ]+ yet\\. .+\\. Until then, .+\\.$`),
    );
});

test("the place of an id is told by what stands before it in the vendor's code", () => {
  const [form, chat, reviews] = servicesToConnect(bare);
  expect(form).toContain("data-form-id=");
  expect(chat).toContain("data-widget-id=");
  expect(reviews).toMatch(/review_widget\/.*widgetId=/);
});

test("booking links of the demo say where the clinic's own are", () => {
  const demo = { general: "https://book.tideandpine.example", assessment: "https://b.example/a" };
  expect(servicesToConnect({ ...clinic({}), booking: demo })).toEqual([
    expect.stringMatching(/^booking\.general: .* is an example address\. .*Cliniko.* Until then, /),
    expect.stringMatching(/^booking\.assessment: .* is an example address\. .* Until then, /),
  ]);
});

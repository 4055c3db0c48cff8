import { loadClinic } from "../../tools/content/facts/load-clinic.ts";

// Clinics for unit tests.

/** The other clinic, which has every integration connected. */
export const otherClinic = await loadClinic(".", "tests/fixtures/other-clinic.yaml");

/** A clinic near the demo's that is ready for its launch: what is made up about the other clinic is real here. */
export function readyClinic() {
  const { practitioner, address } = otherClinic;
  const integrations = structuredClone(otherClinic.integrations);
  const profileUrl = "https://www.google.com/maps/search/?api=1&query=Ironbark";
  return {
    ...otherClinic,
    practitioner: { ...practitioner, training: "at a university (2013)" },
    address: { ...address, street: "12 Sydney Road", suburb: "Balgowlah", state: "NSW" },
    region: "Northern Beaches",
    phone: "(02) 9999 0000",
    email: "hello@ironbark.com.au",
    siteUrl: "https://www.ironbark.com.au",
    booking: { generalUrl: "https://ironbark.au1.cliniko.com/b", assessmentUrl: "https://a.au/b" },
    social: [{ network: "Instagram", url: "https://www.instagram.com/ironbark" }],
    integrations: { ...integrations, reviews: { ...integrations.reviews, profileUrl } },
  };
}

/** The ready clinic with the demo's made-up name, contacts and numbers, and nothing connected. */
export function demoClinic() {
  const clinic = readyClinic();
  const { form, reviews, chat, map, hosting, ...others } = clinic.integrations;
  const { country: _unknown, ...host } = hosting.website;
  const profileUrl = "https://www.google.com/maps/search/?api=1&query=Tide+%26+Pine";
  return {
    ...clinic,
    name: "Tide & Pine Holistic Chiropractic",
    shortName: "Tide & Pine",
    practitioner: { ...clinic.practitioner, name: "Dr. Jane Citizen" },
    address: { ...clinic.address, street: "999 Sydney Road" },
    geo: { latitude: -33.7939, longitude: 151.2626 },
    phone: "(02) 5550 0142",
    email: "hello@tideandpine.example",
    siteUrl: "https://www.tideandpine.example",
    booking: { generalUrl: "https://tideandpine.example", assessmentUrl: "https://b.example" },
    social: [{ network: "Instagram", url: "https://www.instagram.com/tideandpine.example" }],
    registration: { ...clinic.registration, number: "CHI0000000000" },
    integrations: {
      ...others,
      form: { ...form, id: "" },
      reviews: { ...reviews, id: "", locationId: "", profileUrl },
      chat: { ...chat, id: "" },
      map: { ...map, query: "" },
      hosting: { website: host, mail: host },
    },
  };
}

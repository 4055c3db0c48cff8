import { loadClinic } from "../../tools/content/load-clinic.ts";
import { IDS } from "./connected-ids.ts";

// Two clinics for unit tests: one ready for its launch, one still the demo.

const base = await loadClinic();

/** A clinic with real facts and every service connected. */
export function readyClinic() {
  const { integrations } = base;
  const host = { ...integrations.hosting.website, name: "Harbour Hosting", country: "Australia" };
  return {
    ...base,
    name: "Ironbark Chiropractic",
    shortName: "Ironbark",
    practitioner: {
      ...base.practitioner,
      name: "Dr. Ana Rossi",
      firstName: "Ana",
      since: 2014,
      training: "at a university (2013)",
    },
    lift: "yes" as const,
    steps: 0,
    records: "with Cliniko, in Australia",
    address: { ...base.address, street: "12 Sydney Road", suburb: "Balgowlah", state: "NSW" },
    parking: "Behind the building.",
    transport: "Buses stop on Sydney Road.",
    region: "Northern Beaches",
    areaServed: ["Balgowlah"],
    closures: [],
    geo: { latitude: -33.79, longitude: 151.27 },
    phone: "(02) 9999 0000",
    email: "hello@ironbark.com.au",
    website: "https://www.ironbark.com.au",
    booking: { general: "https://ironbark.au1.cliniko.com/bookings", assessment: "https://a.au/b" },
    social: [{ network: "Instagram", url: "https://www.instagram.com/ironbark" }],
    registration: { ...base.registration, number: "CHI0001234567" },
    integrations: {
      ...integrations,
      form: { ...integrations.form, shown: true, ...IDS.form },
      reviews: {
        ...integrations.reviews,
        shown: true,
        ...IDS.reviews,
        link: "https://www.google.com/maps/search/?api=1&query=Ironbark",
      },
      chat: { ...integrations.chat, shown: true, ...IDS.chat },
      map: { ...integrations.map, shown: true, query: "12 Sydney Road" },
      hosting: { website: host, mail: host },
    },
  };
}

/** The ready clinic with the demo's made-up name, contacts and numbers, and nothing connected. */
export function demoClinic() {
  const clinic = readyClinic();
  const { form, reviews, chat, map, hosting, ...others } = clinic.integrations;
  const { country: _unknown, ...host } = hosting.website;
  const link = "https://www.google.com/maps/search/?api=1&query=Tide+%26+Pine";
  return {
    ...clinic,
    name: "Tide & Pine Holistic Chiropractic",
    shortName: "Tide & Pine",
    practitioner: { ...clinic.practitioner, name: "Dr. Jane Citizen", firstName: "Jane" },
    address: { ...clinic.address, street: "999 Sydney Road" },
    geo: { latitude: -33.7939, longitude: 151.2626 },
    phone: "(02) 5550 0142",
    email: "hello@tideandpine.example",
    website: "https://www.tideandpine.example",
    booking: { general: "https://book.tideandpine.example", assessment: "https://b.example/a" },
    social: [{ network: "Instagram", url: "https://www.instagram.com/tideandpine.example" }],
    registration: { ...clinic.registration, number: "CHI0000000000" },
    integrations: {
      ...others,
      form: { ...form, id: "" },
      reviews: { ...reviews, id: "", location: "", link },
      chat: { ...chat, id: "" },
      map: { ...map, query: "" },
      hosting: { website: host, mail: host },
    },
  };
}

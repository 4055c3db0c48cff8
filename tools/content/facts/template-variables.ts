import type { MdxVariables } from "content-files";
import {
  accessSentence,
  emergencyName,
  nameWithProfession,
  oneLineAddress,
} from "../../../app/facts/format.ts";
import { helplineUrl, mailtoUrl, telUrl } from "../../../app/facts/links.ts";
import { noBreakNumbers } from "../../../app/lib/no-break-numbers.ts";
import { answers } from "../../../app/schema/answers.ts";
import type { ClientClinic } from "../../../app/schema/client-content.ts";
import type { Clinic } from "../../../app/schema/clinic.ts";
import { integrationVariables } from "./integration-variables.ts";

// What words in braces stand for in content, such as {phone}.

/** Writes "9 am–4 pm" as "9 am – 4 pm". A line breaks only after the dash. */
const noBreakTimes = (hours: string): string =>
  hours.replace(/(\d) ([ap]m)/g, "$1\u00a0$2").replace(/m–(\d)/g, "m\u00a0– $1");

/** A helpline's hours as they follow its number: " (Monday to Friday)". Empty if it's always open. */
const hoursInBrackets = (hours: string | undefined) => (hours ? ` (${noBreakTimes(hours)})` : "");

/** Three variables for each helpline: name, number and hours for a sentence; the number alone; the hours alone. */
function helplineVariables({ emergency, ...lines }: Clinic["helplines"]): Record<string, string> {
  const named = Object.entries(lines).flatMap(([key, { name, number, hours }]) => [
    [key, `${name} on ${noBreakNumbers(number)}${hoursInBrackets(hours)}`],
    [`${key}Number`, noBreakNumbers(number)],
    ...(hours ? [[`${key}Hours`, noBreakTimes(hours)]] : []),
  ]);
  return {
    emergency: emergencyName(emergency),
    emergencyNumber: emergency.number,
    healthSite: new URL(lines.medicare.url).host.replace(/^www\./, ""),
    ...Object.fromEntries(named),
  };
}

const experienceSentence = ({
  practitioner: { profession, training, since },
}: ClientClinic): string => {
  const registered = `a registered ${profession.toLowerCase()}`;
  const now = since ? `I’ve been ${registered} since ${since}.` : `I’m ${registered}.`;
  return training ? `I studied chiropractic ${training}, and ${now}` : now;
};

const ringBackSentence = ({ answers: { ringBack } }: Clinic): string =>
  `I’ll text or ring you ${ringBack ? `${ringBack} ` : ""}to find a time that suits.`;

const recordsSentence = ({ records }: ClientClinic): string =>
  records
    ? `Your clinic records are kept ${records}.`
    : "To find out where your clinic records are kept, please ask us.";

/** The variables that content may use in braces, such as `{phone}`. */
export const templateVariables = (clinic: Clinic): Record<string, string | null> => ({
  clinic: clinic.name,
  shortName: clinic.shortName,
  firstName: clinic.practitioner.firstName,
  practitioner: nameWithProfession(clinic),
  phone: clinic.phone,
  email: clinic.email,
  address: oneLineAddress(clinic),
  siteHost: new URL(clinic.siteUrl).host,
  chatProvider: `${clinic.integrations.chat.provider.name}, ${clinic.integrations.chat.provider.country}`,
  suburb: clinic.suburb,
  region: clinic.region,
  streetName: clinic.address.street.replace(/^\d+\S*\s/, ""),
  parking: clinic.parking,
  transport: clinic.transport,
  accessSentence: accessSentence(clinic),
  experienceSentence: experienceSentence(clinic),
  recordsSentence: recordsSentence(clinic),
  firstVisitLength: clinic.visitLengths.first,
  laterVisitLength: clinic.visitLengths.later,
  ...Object.fromEntries(Object.keys(answers.shape).map((name) => [name, ""])),
  ...clinic.answers,
  ringBack: ringBackSentence(clinic),
  ...helplineVariables(clinic.helplines),
  ...integrationVariables(clinic.integrations),
});

/** The variables that are links in a text. Without its own link, the site's host would be linked to http:// if it starts with www. */
export function markdownLinkVariables({
  helplines,
  phone,
  email,
  siteUrl,
}: ClientClinic): Record<string, string> {
  const { emergency, ...lines } = helplines;
  const named = Object.entries(lines).map(([key, { name, number, hours }]) => [
    key,
    `[${name} on ${noBreakNumbers(number)}](${helplineUrl(number)})${hoursInBrackets(hours)}`,
  ]);
  return {
    emergency: `[${emergencyName(emergency)}](${helplineUrl(emergency.number)})`,
    ...Object.fromEntries(named),
    phone: `[${phone}](${telUrl(phone)})`,
    email: `[${email}](${mailtoUrl(email)})`,
    siteHost: `[${new URL(siteUrl).host}](/)`,
  };
}

/** The variables for content files: in fields as plain text, in the text of an article or legal text some of them as links. */
export function mdxVariables(clinic: Clinic): MdxVariables {
  const fields = templateVariables(clinic);
  return { fields, text: { ...fields, ...markdownLinkVariables(clinic) } };
}

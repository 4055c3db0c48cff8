import { PhoneLinks } from "./phone-links.tsx";

/** Paragraphs of content, with the phone numbers in them linked. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <PhoneLinks>{text}</PhoneLinks>
    </p>
  ));

import { Calls } from "./calls.tsx";

/** A text of the content, paragraph by paragraph; a helpline's number in it can be called. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <Calls>{text}</Calls>
    </p>
  ));

import type { ReactNode } from "react";
import type { LabelledLink } from "../ui/button-link.tsx";
import { Panel } from "../ui/panel.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { Split } from "../ui/split.tsx";
import { TextLink } from "../ui/text-link.tsx";
import css from "./getting-here.module.css";

type Note = {
  title?: string;
  body: readonly string[];
  link?: LabelledLink;
  /** The link downloads a file. */
  download?: boolean;
};

type GettingHereProps = {
  /** The map, if it's shown. */
  map?: ReactNode;
  /** The address, parking, buses, access. */
  notes: Note[];
  /** The opening hours. Without them the notes are next to the map. */
  hours?: ReactNode;
};

/** Where the clinic is and how to get there, next to its hours. */
export const GettingHere = ({ map, notes, hours }: GettingHereProps) => {
  const list = (
    <ul className={css.notes}>
      {notes.map(({ title, body, link, download = false }) => (
        <li key={body.join()}>
          {title && <h3>{title}</h3>}
          <Paragraphs texts={body} />
          {link && (
            <TextLink to={link.to} download={download}>
              {link.label}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
  const columns = (
    <Split widerSide={hours ? "even" : "start"}>
      <Reveal>
        {map}
        {hours && list}
      </Reveal>
      <Reveal className={hours ? undefined : css.alone} delay={100}>
        {hours ? <Panel color="white">{hours}</Panel> : list}
      </Reveal>
    </Split>
  );
  return hours ? columns : <Panel color="white">{columns}</Panel>;
};

import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Eyebrow, Lead, Small } from "../ui/section.tsx";
import css from "./discovery-words.module.css";

type DiscoveryWordsProps = {
  words: {
    eyebrow: string;
    title: string;
    picture: PictureData;
    lead: string;
    steps: string[];
    terms: string;
  };
};

/** The free discovery call: what happens, step by step, and its terms. */
export const DiscoveryWords = ({ words }: DiscoveryWordsProps) => (
  <>
    <Picture
      picture={words.picture}
      sizes="(max-width: 699px) 78vw, 22rem"
      className={css.picture}
    />
    <Eyebrow>{words.eyebrow}</Eyebrow>
    <h2>{words.title}</h2>
    <Lead>{words.lead}</Lead>
    <ol className={css.steps}>
      {words.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <Small>{words.terms}</Small>
  </>
);

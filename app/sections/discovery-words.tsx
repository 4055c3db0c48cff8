import { Eyebrow, Lead, Small } from "../ui/section.tsx";
import css from "./discovery-words.module.css";

type DiscoveryWordsProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    steps: string[];
    terms: string;
  };
};

/** The free discovery call: what happens, step by step, and its terms. */
export const DiscoveryWords = ({ words }: DiscoveryWordsProps) => (
  <>
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

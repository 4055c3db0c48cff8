import { monogram } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink } from "../../ui/section.tsx";
import type { About } from "./content.ts";
import css from "./opening.module.css";

type OpeningProps = {
  words: About["opening"];
  practitioner: Pick<ClientClinic["practitioner"], "name" | "title" | "portrait">;
  registration: ClientClinic["registration"];
};

/** The practitioner: her portrait or initials, a sentence of hers, and her registration. */
export const Opening = ({ words, practitioner, registration }: OpeningProps) => {
  const { name, title, portrait } = practitioner;
  return (
    <Reveal className={css.opening}>
      {portrait ? (
        <Picture
          picture={portrait}
          sizes="(max-width: 699px) 60vw, 30vw"
          className={css.portrait}
        />
      ) : (
        <svg className={css.portrait} viewBox="0 0 400 500" aria-hidden="true">
          <path className={css.wall} d="M0 0h400v500H0z" />
          <path className={css.niche} d="M52 500V200a148 148 0 0 1 296 0v300z" />
          <circle className={css.sun} cx="200" cy="226" r="106" />
          <text className={css.letters} x="199" y="268" textAnchor="middle">
            {monogram(name)}
          </text>
          <path className={css.stem} d="M200 500V364" />
          <path
            className={css.leaves}
            d="M200 492c8-34 30-44 56-46-6 28-26 42-56 46zm0 0c-8-34-30-44-56-46 6 28 26 42 56 46zm0-48c7-30 25-39 48-40-5 24-22 36-48 40zm0 0c-7-30-25-39-48-40 5 24 22 36 48 40zm0-44c5-24 19-31 37-32-4 19-17 29-37 32zm0 0c-5-24-19-31-37-32 4 19 17 29 37 32zm0-34c-9-16-8-30 0-44 8 14 9 28 0 44z"
          />
        </svg>
      )}
      <div>
        <p className={css.sentence}>{words.sentence}</p>
        <p className={css.name}>
          {name} <span>({title})</span>
        </p>
        <p className={css.number}>
          {words.registration}, {words.number} <b>{registration.number}</b>
        </p>
        <MoreLink to={registration.register} arrow>
          {words.check}
        </MoreLink>
      </div>
    </Reveal>
  );
};

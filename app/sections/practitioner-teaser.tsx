import type { ClientClinic } from "../schema/client-content.ts";
import type { Site } from "../schema/site.ts";
import { TextLink } from "../ui/text-link.tsx";
import { PractitionerCard } from "./practitioner-card.tsx";

type PractitionerTeaserProps = {
  labels: Site["practitionerTeaser"];
  practitioner: Pick<ClientClinic["practitioner"], "drawing" | "portrait">;
};

/** The practitioner's card, with a link to the page about her. */
export const PractitionerTeaser = ({ labels, practitioner }: PractitionerTeaserProps) => (
  <PractitionerCard
    portrait={practitioner.portrait}
    drawing={practitioner.drawing}
    name={labels.name}
    sentence={labels.sentence}
  >
    <TextLink to={labels.link.to} arrow>
      {labels.link.label}
    </TextLink>
  </PractitionerCard>
);

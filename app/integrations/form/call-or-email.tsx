import { mailUrl, phoneUrl } from "../../facts/format.ts";
import type { Clinic } from "../../schema/clinic.ts";
import type { Site } from "../../schema/site.ts";
import { Anchor } from "../../ui/anchor.tsx";
import css from "./discovery-form.module.css";

type CallOrEmailProps = { clinic: Pick<Clinic, "phone" | "email">; labels: Site["form"] };

/** Takes the place of the discovery form where it is switched off. */
export const CallOrEmail = ({ clinic, labels }: CallOrEmailProps) => (
  <div className={css.unavailable}>
    <Anchor to={phoneUrl(clinic.phone)}>{labels.call}</Anchor>
    <Anchor to={mailUrl(clinic.email)}>{labels.email}</Anchor>
    <p className={css.alternatives}>
      {`${labels.withoutForm} `}
      <Anchor to="/privacy-policy">{labels.privacy}</Anchor>
    </p>
  </div>
);

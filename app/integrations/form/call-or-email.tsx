import { mailtoUrl, telUrl } from "../../facts/links.ts";
import { PRIVACY_PATH } from "../../lib/paths.ts";
import type { Clinic } from "../../schema/clinic.ts";
import type { Site } from "../../schema/site.ts";
import { Anchor } from "../../ui/anchor.tsx";
import css from "./discovery-form.module.css";

type CallOrEmailProps = { clinic: Pick<Clinic, "phone" | "email">; labels: Site["form"] };

/** Takes the place of the discovery form where it is switched off. */
export const CallOrEmail = ({ clinic, labels }: CallOrEmailProps) => (
  <div className={css.unavailable}>
    <Anchor to={telUrl(clinic.phone)}>{labels.callLink}</Anchor>
    <Anchor to={mailtoUrl(clinic.email)}>{labels.emailLink}</Anchor>
    <p className={css.alternatives}>
      {`${labels.withoutForm} `}
      <Anchor to={PRIVACY_PATH}>{labels.privacyLink}</Anchor>
    </p>
  </div>
);

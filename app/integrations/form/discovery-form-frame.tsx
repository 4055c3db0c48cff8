import { mailtoUrl } from "../../facts/links.ts";
import { PhoneLinks } from "../../ui/phone-links.tsx";
import { IntegrationFrame, TryAgain } from "../integration-frame.tsx";
import css from "./discovery-form.module.css";
import type { DiscoveryFormProps } from "./discovery-form-props.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { formFrame } from "./provider.ts";

type DiscoveryFormFrameProps = Required<Omit<DiscoveryFormProps, "title">>;

export const DiscoveryFormFrame = ({ eager, ...rest }: DiscoveryFormFrameProps) => (
  <IntegrationFrame
    name="discovery form"
    {...formFrame(rest.clinic.integrations.form, rest.labels.title)}
    eager={eager}
  >
    {(state, tryAgain) => (
      <div role="status" className={css.cover}>
        {state === "loading" && <FormSkeleton text={rest.labels.loading} />}
        {(state === "unconfirmed" || state === "failed") && (
          // Not the same element in another place: that would be a layout shift.
          <Unavailable key={state} {...rest} onTryAgain={tryAgain} />
        )}
      </div>
    )}
  </IntegrationFrame>
);

type UnavailableProps = Pick<DiscoveryFormProps, "clinic" | "labels"> & { onTryAgain: () => void };

function Unavailable({ clinic, labels, onTryAgain }: UnavailableProps) {
  return (
    <div className={css.unavailable}>
      <h3>{labels.failedTitle}</h3>
      <p>
        <PhoneLinks>{labels.failedText}</PhoneLinks>
      </p>
      <p>
        <a href={mailtoUrl(clinic.email)}>{labels.emailLink}</a>
      </p>
      <TryAgain onClick={onTryAgain} />
    </div>
  );
}

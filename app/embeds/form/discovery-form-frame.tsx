import { OutsideFrame, TryAgain } from "../outside-frame.tsx";
import css from "./discovery-form.module.css";
import type { DiscoveryFormProps } from "./discovery-form-props.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { formFrame } from "./provider.ts";

type DiscoveryFormFrameProps = Required<DiscoveryFormProps>;

export const DiscoveryFormFrame = ({ form, eager, ...rest }: DiscoveryFormFrameProps) => (
  <OutsideFrame name="discovery form" {...formFrame(form, rest.words.title)} eager={eager}>
    {(state, tryAgain) => (
      <div role="status" className={css.cover}>
        {state === "loading" && <FormSkeleton text={rest.words.loading} />}
        {(state === "unconfirmed" || state === "failed") && (
          // Not the same element in another place: that would be a layout shift.
          <Unavailable key={state} {...rest} onTryAgain={tryAgain} />
        )}
      </div>
    )}
  </OutsideFrame>
);

type UnavailableProps = Pick<DiscoveryFormProps, "words" | "contact"> & {
  onTryAgain: () => void;
};

function Unavailable({ words, contact, onTryAgain }: UnavailableProps) {
  const [before, after = ""] = words.failedText.split(contact.phone);
  return (
    <div className={css.unavailable}>
      <h3>{words.failedTitle}</h3>
      <p>
        {before}
        <a href={contact.phoneHref}>{contact.phone}</a>
        {after}
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>{words.email}</a>
      </p>
      <TryAgain onClick={onTryAgain} />
    </div>
  );
}

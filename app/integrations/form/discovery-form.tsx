import { lazy, Suspense, useRef } from "react";
import { mailtoUrl, telUrl } from "../../facts/links.ts";
import { PRIVACY_PATH } from "../../lib/paths.ts";
import { Anchor } from "../../ui/anchor.tsx";
import { ClientOnly } from "../../ui/client-only.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Failure } from "../../ui/failure.tsx";
import { CallOrEmail } from "./call-or-email.tsx";
import css from "./discovery-form.module.css";
import type { DiscoveryFormProps } from "./discovery-form-props.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { FORM_HEIGHT, formUrl } from "./provider.ts";

const DiscoveryFormFrame = lazy(async () => ({
  default: (await import("./discovery-form-frame.tsx")).DiscoveryFormFrame,
}));

/** The discovery form, or the phone and email address where the owner has switched it off. */
export const DiscoveryForm = (props: DiscoveryFormProps) =>
  props.clinic.integrations.form.shown ? (
    <FormWithAlternatives {...props} />
  ) : (
    <CallOrEmail clinic={props.clinic} labels={props.labels} />
  );

/**
 * The form, at its full height from the start. Phone, email, a link to the form's own page and the privacy notice are
 * always in the HTML, because an ad blocker can hide the form without an error.
 */
function FormWithAlternatives({ clinic, labels, title, eager = false }: DiscoveryFormProps) {
  const { form } = clinic.integrations;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div data-print="hide">
      {title && <h3>{title}</h3>}
      <div className={css.box} ref={box} style={{ "--frame-height": `${FORM_HEIGHT}px` }}>
        <ErrorBoundary fallback={<Failure level={3} />}>
          <ClientOnly
            fallback={<FormSkeleton text={labels.beforeLoading} />}
            mountNear={eager ? undefined : box}
          >
            {() => (
              <Suspense fallback={<FormSkeleton text={labels.loading} />}>
                <DiscoveryFormFrame clinic={clinic} labels={labels} eager={eager} />
              </Suspense>
            )}
          </ClientOnly>
        </ErrorBoundary>
        <p className={css.noScript}>{labels.noScript}</p>
      </div>
      <div className={css.alternatives}>
        <p>
          <strong>{labels.otherWaysTitle}</strong>
        </p>
        <ul className={css.contactOptions}>
          <li>
            <a href={telUrl(clinic.phone)}>{labels.callLink}</a>
          </li>
          <li>
            <a href={mailtoUrl(clinic.email)}>{labels.emailLink}</a>
          </li>
          <li>
            <Anchor to={formUrl(form)} newTab>
              {labels.formLink}
            </Anchor>
          </li>
        </ul>
        <p>
          {`${labels.notice} ${labels.runBy} ${form.provider.name}, ${form.provider.country}. `}
          <Anchor to={PRIVACY_PATH}>{labels.privacyLink}</Anchor>
        </p>
      </div>
    </div>
  );
}

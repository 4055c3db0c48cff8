import { lazy, Suspense, useRef } from "react";
import { mailUrl, phoneUrl } from "../../facts/format.ts";
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
    <CallOrEmail clinic={props.clinic} content={props.content} />
  );

/**
 * The form, at its full height from the start. Phone, email, a link to the form's own page and the privacy notice are
 * always in the HTML, because an ad blocker can hide the form without an error.
 */
function FormWithAlternatives({ clinic, content, title, eager = false }: DiscoveryFormProps) {
  const { form } = clinic.integrations;
  const box = useRef<HTMLDivElement>(null);
  return (
    <div data-print="hide">
      {title && <h3>{title}</h3>}
      <div className={css.box} ref={box} style={{ "--height": `${FORM_HEIGHT}px` }}>
        <ErrorBoundary fallback={<Failure level={3} />}>
          <ClientOnly
            fallback={<FormSkeleton text={content.beforeLoading} />}
            mountNear={eager ? undefined : box}
          >
            {() => (
              <Suspense fallback={<FormSkeleton text={content.loading} />}>
                <DiscoveryFormFrame clinic={clinic} content={content} eager={eager} />
              </Suspense>
            )}
          </ClientOnly>
        </ErrorBoundary>
        <p className={css.noScript}>{content.noScript}</p>
      </div>
      <div className={css.alternatives}>
        <p>
          <strong>{content.direct}</strong>
        </p>
        <ul className={css.contactOptions}>
          <li>
            <a href={phoneUrl(clinic.phone)}>{content.call}</a>
          </li>
          <li>
            <a href={mailUrl(clinic.email)}>{content.email}</a>
          </li>
          <li>
            <Anchor to={formUrl(form)} newTab>
              {content.open}
            </Anchor>
          </li>
        </ul>
        <p>
          {`${content.notice} ${content.runBy} ${form.provider.name}, ${form.provider.country}. `}
          <Anchor to="/privacy-policy">{content.privacy}</Anchor>
        </p>
      </div>
    </div>
  );
}

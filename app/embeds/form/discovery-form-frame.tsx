import { useRef } from "react";
import { useFrame } from "../use-frame.ts";
import css from "./discovery-form.module.css";
import type { DiscoveryFormProps } from "./discovery-form-props.ts";
import { FORM_ORIGINS, formAddress, formAttributes, formScript } from "./vendor.ts";

type DiscoveryFormFrameProps = Required<Omit<DiscoveryFormProps, "failure">>;

/** The provider's form, covered until it has proved itself and again if it fails. */
export function DiscoveryFormFrame({ form, words, contact, eager }: DiscoveryFormFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const src = formAddress(form);
  const { state, onLoad } = useFrame(ref, {
    script: formScript(form),
    src,
    origins: FORM_ORIGINS,
    eager,
  });
  return (
    <>
      <iframe
        ref={ref}
        className={css.frame}
        src={src}
        title={words.title}
        loading={eager ? "eager" : "lazy"}
        onLoad={onLoad}
        inert={state !== "works"}
        {...formAttributes(form, words.title)}
      />
      <div className={css.cover} role="status">
        {state === "loading" && <p className={css.waiting}>{words.loading}</p>}
        {state === "failed" && <Unavailable words={words} contact={contact} />}
      </div>
    </>
  );
}

function Unavailable({ words, contact }: Pick<DiscoveryFormFrameProps, "words" | "contact">) {
  const [before, after = ""] = words.failedText.split(contact.phone);
  return (
    <div className={css.unavailable}>
      <h3>{words.failedTitle}</h3>
      <p>
        {before}
        <a href={contact.phoneLink}>{contact.phone}</a>
        {after}
      </p>
      <p>
        <a href={`mailto:${contact.email}`}>{words.email}</a>
      </p>
    </div>
  );
}

import { useRef } from "react";
import { isLive } from "../facts/connected.ts";
import { formAddress } from "./addresses.ts";
import css from "./discovery-form.module.css";
import type { DiscoveryFormProps } from "./discovery-form-props.ts";
import { useFrame } from "./use-frame.ts";

type DiscoveryFormFrameProps = Required<Omit<DiscoveryFormProps, "failure">>;

/** The provider's form, covered until it has proved itself and again if it fails. */
export function DiscoveryFormFrame({ form, words, contact, eager }: DiscoveryFormFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const live = isLive.form({ form });
  const id = live ? form.id : "preview";
  const src = formAddress(form);
  const { state, onLoad } = useFrame(ref, {
    script: {
      name: "contact form script",
      id: "form-embed-script",
      src: live ? form.script : "/preview/form.js",
    },
    src,
    hosts: form.policy.frame,
    eager,
  });
  return (
    <>
      <iframe
        ref={ref}
        className={css.frame}
        src={src}
        id={`inline-${id}`}
        title={words.title}
        loading={eager ? "eager" : "lazy"}
        onLoad={onLoad}
        inert={state !== "works"}
        data-layout="{'id':'INLINE'}"
        data-trigger-type="alwaysShow"
        data-activation-type="alwaysActivated"
        data-deactivation-type="neverDeactivate"
        data-form-name={words.title}
        data-height="578"
        data-layout-iframe-id={`inline-${id}`}
        data-form-id={id}
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

import { type ComponentProps, type ReactNode, useContext, useRef } from "react";
import { classes } from "../lib/classes.ts";
import { FailureContext } from "../ui/failure.tsx";
import css from "./integration-frame.module.css";
import { type IframeOptions, type IframeState, useIframe } from "./use-iframe.ts";

/** A provider's frame as its `provider.ts` describes it. The page adds the rest. */
export type ProviderFrame = Omit<IframeOptions, "name" | "eager"> & {
  /** The frame's attributes that the provider needs, and its `title` for screen readers. */
  frameProps: ComponentProps<"iframe"> & { title: string };
};

type IntegrationFrameProps = ProviderFrame & {
  name: string;
  eager?: boolean;
  /** Covers a frame that is loading or has failed. For an unconfirmed one, it's a notice above the frame. */
  children: (state: IframeState, tryAgain: () => void) => ReactNode;
};

/**
 * A provider's frame in reserved space. A cover hides it while it loads and if it fails. If it's unconfirmed, a notice
 * takes part of its space, so nothing around it moves.
 */
export function IntegrationFrame({ frameProps, children, ...options }: IntegrationFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const { state, onLoad, tryAgain } = useIframe(ref, options);
  const again = () => {
    // The button disappears, so keyboard focus moves to its container.
    cover.current?.focus({ preventScroll: true });
    tryAgain();
  };
  return (
    <div className={css.box} data-state={state}>
      <iframe
        {...frameProps}
        ref={ref}
        className={classes(css.frame, frameProps.className)}
        src={options.src}
        loading={options.eager ? "eager" : "lazy"}
        onLoad={onLoad}
        inert={state === "loading" || state === "failed"}
      />
      <div ref={cover} className={css.cover} tabIndex={-1}>
        {children(state, again)}
      </div>
    </div>
  );
}

export const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={css.retry} onClick={onClick}>
    {useContext(FailureContext).tryAgainButton}
  </button>
);

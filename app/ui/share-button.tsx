import { useState } from "react";
import { Icon } from "./icon.tsx";
import css from "./share-button.module.css";

type ShareButtonProps = { title: string; label: string; copied: string };

/** Opens the device's own share sheet; where there is none, the page's address is copied, or shown to be. */
export function ShareButton({ title, label, copied }: ShareButtonProps) {
  const [said, setSaid] = useState("");
  const share = async () => {
    const url = location.href.replace(location.hash, "");
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid(copied);
    } catch (error) {
      // Closing the share sheet is the visitor's choice; anything else deserves a trace.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.warn("Sharing failed", error);
      setSaid(url);
    }
  };
  return (
    <span className={css.share} data-print="hide">
      <button type="button" className={css.button} onClick={share}>
        <Icon name="share" size={18} />
        {label}
      </button>
      <span role="status" className={css.status}>
        {said}
      </span>
    </span>
  );
}

import { useState } from "react";
import { Icon } from "./icon.tsx";
import css from "./share-button.module.css";

type ShareButtonProps = { title: string; url: string; label: string; copied: string };

/** Opens the device's share sheet. Without one, it copies the address; if that fails, it shows the address. */
export function ShareButton({ title, url, label, copied }: ShareButtonProps) {
  const [status, setStatus] = useState("");
  const share = async () => {
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setStatus(copied);
    } catch (error) {
      // The visitor closed the share sheet: not an error.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.warn("Sharing failed", error);
      setStatus(url);
    }
  };
  return (
    <span className={css.share} data-print="hide">
      <button type="button" className={css.button} onClick={share}>
        <Icon name="share" size={18} />
        {label}
      </button>
      <span role="status" className={css.status}>
        {status}
      </span>
    </span>
  );
}

import { useEffect } from "react";
import type { Site } from "../schema/site.ts";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import css from "./mobile-actions.module.css";
import { useFloatingOverlap } from "./use-floating-overlap.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

const PILL_AFTER = 300;

type MobileActionsProps = {
  words: Site["mobile"];
  phoneLink: string;
  booking: string;
  /**
   * Which corner the chat bubble is in: our placeholder's is on the left, a connected provider's on the
   * right. None if the chat is switched off.
   */
  chat: "left" | "right" | undefined;
};

/**
 * Phones only: chat, book and call within reach of the thumb. At the top of a page the hero has its own
 * buttons, so the booking pill is hidden, and so are the round buttons where they'd cover something.
 */
export function MobileActions({ words, phoneLink, booking, chat }: MobileActionsProps) {
  const pill = useScrolledPast(PILL_AFTER);
  const overlaps = useFloatingOverlap(PILL_AFTER);
  const hidden = !pill && overlaps;
  // On <html>, because the chat bubble is outside this component and hides by it too.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-hide-floating", hidden);
  }, [hidden]);
  return (
    <nav
      className={css.dock}
      aria-label={words.label}
      data-chat={chat}
      data-tray={pill ? "" : undefined}
      data-print="hide"
    >
      {chat && <span className={css.chat} data-floating="" />}
      {pill && (
        <Anchor to={booking} className={css.pill}>
          {words.book}
        </Anchor>
      )}
      <span className={css.corner} data-floating="">
        <Anchor to={phoneLink} className={css.phone}>
          <Icon name="phone" size={24} />
          <span className="visually-hidden">{words.call}</span>
        </Anchor>
      </span>
    </nav>
  );
}

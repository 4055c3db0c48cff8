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
  /** The corner of the chat's bubble: ours stands left, a connected provider's own at the right. */
  chat: "left" | "right";
};

/**
 * Chat, book and call in one row under the thumb, on a phone only. At the page's top the hero has its own
 * actions: there the pill waits, and the corners step aside where they would stand on something to press.
 */
export function MobileActions({ words, phoneLink, booking, chat }: MobileActionsProps) {
  const pill = useScrolledPast(PILL_AFTER);
  const overlaps = useFloatingOverlap(PILL_AFTER);
  const hidden = !pill && overlaps;
  // The chat's bubble is no child of ours: it reads this, too.
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
      <span className={css.chat} data-floating="" />
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

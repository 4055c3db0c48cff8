import { useEffect } from "react";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import css from "./mobile-actions.module.css";
import { useClearCorners } from "./use-clear-corners.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

const PILL_AFTER = 300;

type MobileActionsProps = {
  words: { label: string; call: string; book: string };
  phoneLink: string;
  booking: string;
  /** The corner of the chat's bubble: ours stands left, a connected provider's own at the right; none without a chat. */
  chat: "left" | "right" | undefined;
};

/**
 * Chat, book and call in one row under the thumb, on a phone only. At the page's top the hero has its own
 * actions: there the pill waits, and the corners step aside where they would stand on something to press.
 */
export function MobileActions({ words, phoneLink, booking, chat }: MobileActionsProps) {
  const pill = useScrolledPast(PILL_AFTER);
  const clear = useClearCorners(PILL_AFTER);
  const aside = !pill && !clear;
  // The chat's bubble is no child of ours: it reads this, too.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-corners-aside", aside);
  }, [aside]);
  return (
    <nav
      className={css.dock}
      aria-label={words.label}
      data-chat={chat}
      data-tray={pill ? "" : undefined}
      data-print="hide"
    >
      {chat && <span className={css.chat} data-corner="" />}
      {pill && (
        <Anchor to={booking} className={css.pill}>
          {words.book}
        </Anchor>
      )}
      <span className={css.corner} data-corner="">
        <Anchor to={phoneLink} className={css.phone}>
          <Icon name="phone" size={24} />
          <span className="visually-hidden">{words.call}</span>
        </Anchor>
      </span>
    </nav>
  );
}

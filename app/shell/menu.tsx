import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { useOnNavigation } from "../navigation/use-on-navigation.ts";
import { Icon } from "../ui/icon.tsx";
import css from "./menu.module.css";
import { MenuPanel, type MenuPanelProps } from "./menu-panel.tsx";

/** Makes everything behind the open menu inert, so that neither scrolling, keyboard nor screen reader gets there. */
function makePageInert(inert: boolean): void {
  document.documentElement.toggleAttribute("data-menu", inert);
  for (const part of document.querySelectorAll("body > :not(header, script)"))
    part.toggleAttribute("inert", inert);
}

// Doesn't wait for the toggle event, because the new page's heading takes focus right after and must not be
// inert.
function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  menu.open = false;
  makePageInert(false);
}

/** Makes the page inert if the menu was opened before hydration. A click outside or a wide window closes the menu. */
function useModalMenu(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current;
    if (menu?.open) makePageInert(true);
    // In a wide window the header shows every link, and CSS hides the menu.
    const onResize = () => {
      if (menu?.getClientRects().length === 0) closeMenu(menu);
    };
    addEventListener("resize", onResize);
    // On a tablet the page is visible below the open menu.
    const onClick = ({ target }: Event) => {
      if (target instanceof Node && !menu?.contains(target)) closeMenu(menu);
    };
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("resize", onResize);
      document.removeEventListener("click", onClick);
      makePageInert(false);
    };
  }, [details]);
}

/** The menu on phones and tablets. It's a <details>, so it opens before any script runs. */
export function Menu(props: MenuPanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);

  const close = () => closeMenu(details.current);
  useOnNavigation(close);
  useModalMenu(details);

  const onToggle = () => makePageInert(details.current?.open ?? false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    toggle.current?.focus();
  };
  // The header isn't inert, so focus can leave the menu for the logo: close it then.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <details
      ref={details}
      className={css.menu}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary ref={toggle} className={css.toggle}>
        <span className="visually-hidden">{props.labels.navigation.menuButton}</span>
        <span className={css.closed}>
          <Icon name="menu" size={22} />
        </span>
        <span className={css.opened}>
          <Icon name="close" size={22} />
        </span>
      </summary>
      <Suspense>
        <MenuPanel {...props} onLinkClick={close} />
      </Suspense>
    </details>
  );
}

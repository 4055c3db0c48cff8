import { prefersReducedMotion } from "../ui/prefers-reduced-motion.ts";

// Every navigation is a view transition: the whole page cross-fades. After a click on a card, its picture also
// grows into the next page's hero ("opens"), and shrinks back into the card when the visitor goes back ("closes").
// React Router's useViewTransitionState can't do this by itself: it knows the two pages, but not which of several
// links to a page was clicked.
//
// A card's picture has `data-transition-to` with its page's path, and a page's hero is the section with its heading.
// The picture or hero that takes part has `data-transition`, and CSS gives it its view-transition-name: a card's picture in
// view-transitions.css, a hero in hero.module.css. Meanwhile <html> has `data-card-transition`.

type Direction = "opens" | "closes";

let clicked: Element | null = null;
let shownPath = "";
let current: ViewTransition | undefined;

const hero = () => document.querySelector("main section:has(h1)");

/** The picture that opens this page, in the card of a link. A card is a list item. */
const pictureOf = (link: Element | null, page: string) =>
  link?.closest("li")?.querySelector(`[data-transition-to="${CSS.escape(page)}"]`);

function unmarkPictures(): void {
  for (const marked of document.querySelectorAll("[data-transition]"))
    marked.removeAttribute("data-transition");
  document.documentElement.removeAttribute("data-card-transition");
}

function markPicture(element: Element | null | undefined, direction: Direction): void {
  unmarkPictures();
  element?.setAttribute("data-transition", direction);
  document.documentElement.toggleAttribute("data-card-transition", Boolean(element));
}

/** Scrolls a card in a swipeable row back into view, without scrolling the page. */
function swipeTo(picture: Element): void {
  const top = scrollY;
  picture.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" });
  scrollTo({ top, behavior: "instant" });
}

/** Marks the picture that grows or shrinks in the old page. Returns a function that marks it in the new one. */
function markOldPage(): () => void {
  const from = shownPath;
  // The router has already changed the URL.
  const to = location.pathname;
  shownPath = to;
  // Without a click, as after Forward, the card's link may still have focus.
  const cardPicture = pictureOf(clicked ?? document.activeElement, to);
  const linkWasClicked = clicked !== null;
  // If it were removed with the old page while it has focus, the browser would restyle the whole page there and then.
  if (clicked instanceof HTMLElement) clicked.blur();
  clicked = null;
  if (cardPicture) {
    markPicture(cardPicture, "opens");
    return () => {
      markPicture(hero(), "opens");
      // The hero isn't part of the transition unless it's in view. RouteAnnouncer would only scroll to it later.
      scrollTo({ top: 0, behavior: "instant" });
    };
  }
  markPicture(linkWasClicked ? null : hero(), "closes");
  return () => {
    // After Back, RouteAnnouncer has just given focus to the link that was clicked.
    const picture = linkWasClicked ? null : pictureOf(document.activeElement, from);
    markPicture(picture, "closes");
    if (picture) swipeTo(picture);
  };
}

/**
 * Until a transition ends, elements with a view-transition-name, such as the header, can't be clicked: the click lands
 * on whatever is behind them. So a tap ends the transition and is passed on to what the visitor sees at that point.
 */
function passOnTap({ target, clientX, clientY, detail }: MouseEvent): boolean {
  // Without detail it's a click by keyboard or script.
  if (!current || detail === 0 || !(target instanceof Node)) return false;
  current.skipTransition();
  const seen = document.elementFromPoint(clientX, clientY)?.closest("a, button, summary");
  if (!(seen instanceof HTMLElement) || seen.contains(target)) return false;
  seen.click();
  return true;
}

/** Changes every view transition that the router starts from now on. */
export function animateCardsIntoHeroes(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  shownPath = location.pathname;
  document.addEventListener(
    "click",
    (event) => {
      if (passOnTap(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const { target } = event;
      clicked = target instanceof Element ? target.closest("a[href]") : null;
    },
    true,
  );
  addEventListener("popstate", () => {
    clicked = null;
  });
  document.startViewTransition = (options) => {
    const update = typeof options === "function" ? options : options?.update;
    const isReduced = prefersReducedMotion();
    const markNewPage = isReduced ? undefined : markOldPage();
    const transition = start(async () => {
      await update?.();
      markNewPage?.();
    });
    current = transition;
    const end = () => {
      if (current !== transition) return;
      current = undefined;
      unmarkPictures();
    };
    transition.finished.then(end, end);
    // The browser skips a transition when another navigation starts or the tab is hidden. It then rejects `ready`,
    // which the router doesn't catch, and reports an uncaught error. If the page change itself fails, that's
    // reported by another promise.
    transition.ready.catch(() => undefined);
    if (isReduced) transition.skipTransition();
    return transition;
  };
}

// Goes before the router's code in a page's hydration file. The build links the page's CSS right after the hero. This moves
// the link to the head, because React expects none in the body: hydration would fail, and React render everything again.
if (document.readyState === "loading")
  await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));

const link = document.querySelector<HTMLLinkElement>("body link[data-page-css]");
if (link && "moveBefore" in document.head) {
  document.head.moveBefore(link, null);
} else if (link) {
  // Browsers from before 2025 reload a link that is moved, so a copy loads from the cache first.
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((done) => {
    copy.onload = copy.onerror = done;
    document.head.append(copy);
  });
  link.remove();
}

export {};

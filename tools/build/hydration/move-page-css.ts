// Goes before the router's code in a page's hydration file. Moves the link after the hero to the head, because React
// doesn't expect a link in the body: hydration would fail, and React would render the document again.
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

// Goes before the router's code in a page's file for hydration. The link behind the hero moves to the head, since
// React knows of no link in the middle of the page, and would start the document anew.
if (document.readyState === "loading")
  await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));

const link = document.querySelector<HTMLLinkElement>("body link[data-page-css]");
if (link && "moveBefore" in document.head) {
  document.head.moveBefore(link, null);
} else if (link) {
  // A browser from before 2025 can't move what is loaded: it gets a copy from its cache first.
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((done) => {
    copy.onload = copy.onerror = done;
    document.head.append(copy);
  });
  link.remove();
}

export {};

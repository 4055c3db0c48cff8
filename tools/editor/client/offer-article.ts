const LINKS = `
  <p><a href="#/collections/pages/entries/home">Show it on Home</a>: add it under Blog, Articles.</p>
  <p><a href="#/collections/articles">Show it under “Read next”</a>: open an article and add it under Related articles.</p>
  <button>Not now</button>`;

/** After a new article: links to the two forms where the owner chooses which articles to show. */
export function offerArticle(title: string): void {
  const dialog = document.createElement("dialog");
  const message = document.createElement("p");
  message.textContent = `“${title}” will be on the blog page. Would you like to show it elsewhere too?`;
  dialog.innerHTML = LINKS;
  dialog.prepend(message);
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.matches("a, button")) dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

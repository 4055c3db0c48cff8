const WAYS = `
  <p><a href="#/collections/pages/entries/home">Show it on Home</a>: add it under Blog, Articles.</p>
  <p><a href="#/collections/articles">Show it under “Read next”</a>: open an article and add it under Related articles.</p>
  <button>Not now</button>`;

/** After a new article: offers the two places that show articles by name. */
export function offerArticle(title: string): void {
  const dialog = document.createElement("dialog");
  const said = document.createElement("p");
  said.textContent = `“${title}” will be on the blog page. Would you like to show it elsewhere too?`;
  dialog.innerHTML = WAYS;
  dialog.prepend(said);
  dialog.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.matches("a, button")) dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

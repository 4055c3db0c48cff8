/** Kept from the page, so that React can write it again should it ever build the document anew. */
const written =
  typeof document === "undefined"
    ? ""
    : (document.querySelector("style[data-site-css]")?.textContent ?? "");

/** The place of the styles a page comes with: the build writes them into this element. */
export function SiteStyle() {
  return (
    <style
      data-site-css=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, put in by the build
      dangerouslySetInnerHTML={{ __html: written }}
      suppressHydrationWarning
    />
  );
}

import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./styles/index.css";

export default function Root() {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {import.meta.env.DEV ? <Links /> : <style data-site-css="" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />}
      </head>
      <body>
        <main id="main"><Outlet /></main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

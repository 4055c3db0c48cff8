import type { Page } from "@playwright/test";

/** The file with React and the router. Without it, no page hydrates. */
export const FRAMEWORK_FILE = /\/assets\/framework-[^/]*\.js$/;

/** Waits until React has hydrated every section. It marks each element that it hydrates. */
export const waitForSections = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("main section, footer")].every((section) =>
      Object.keys(section).some((key) => key.startsWith("__reactFiber")),
    ),
  );

/** Delays the responses to some requests. Returns a function that lets them through. */
export async function delay(page: Page, requests: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose script is requested but doesn't arrive until `release` is called. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const release = await delay(page, FRAMEWORK_FILE);
  const scriptRequest = page.waitForRequest(FRAMEWORK_FILE);
  await page.goto(path);
  await scriptRequest;
  return release;
}

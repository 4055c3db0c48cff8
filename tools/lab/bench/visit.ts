import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../find-chromium.mjs";

/** A typical phone: its CPU is this many times slower, and its network is slow. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** After this many idle moments without a new request, the page has finished loading. */
const QUIET_MOMENTS = 5;

export type Bytes = { bodies: number; headers: number; requests: number };

/** The results of a visit to one page on a phone. Times are in milliseconds. */
export type Visit = {
  /** Everything that is fetched before scrolling, by kind. */
  firstView: Record<string, Bytes>;
  /** The time from a click on a tab, right after first paint, until it's selected. Undefined without tabs. */
  tab: number | undefined;
  /** The time from a click on a link to the next page's painted heading, prefetched or not. Undefined without links. */
  next: { prefetched: number; notPrefetched: number } | undefined;
};

const kindOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  if (/\.js$/.test(pathname)) return "script";
  if (/\.css$/.test(pathname)) return "styles";
  if (/\.woff2$/.test(pathname)) return "fonts";
  return /\.(avif|jpg|png|svg|ico)$/.test(pathname) ? "pictures" : "documents";
};

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

async function slowDown(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
}

const ready = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });

/** Waits for an idle callback and two frames, so that anything else that waits for those has started. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const nextFrame = (then: () => void) => requestAnimationFrame(() => then());
        requestIdleCallback(() => nextFrame(() => nextFrame(resolve)));
      }),
  );

type Sent = { kind: string; body: number; headers: number };

async function sentBy(request: Request): Promise<Sent | undefined> {
  const response = await request.response();
  // A failed request has no response.
  if (!response || (await response.finished())) return undefined;
  const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes();
  return { kind: kindOf(request), body, headers };
}

/** Opens a page. Returns a function that waits until the page makes no more requests and returns those it made. */
async function openAndFollow(page: Page, address: string): Promise<() => Promise<Sent[]>> {
  const requests: Promise<Sent | undefined>[] = [];
  const follow = (request: Request) => requests.push(sentBy(request));
  page.on("request", follow);
  await page.goto(address);
  await ready(page);
  return async () => {
    for (let quiet = 0, before = 0; quiet < QUIET_MOMENTS; before = requests.length) {
      await Promise.all(requests);
      await idle(page);
      quiet = requests.length === before ? quiet + 1 : 0;
    }
    page.off("request", follow);
    return (await Promise.all(requests)).filter((sent) => sent !== undefined);
  };
}

async function firstView(page: Page, address: string): Promise<Visit["firstView"]> {
  const settled = await openAndFollow(page, address);
  const found: Visit["firstView"] = {};
  for (const { kind, body, headers } of await settled()) {
    const sum = found[kind] ?? { bodies: 0, headers: 0, requests: 0 };
    found[kind] = {
      bodies: sum.bodies + body,
      headers: sum.headers + headers,
      requests: sum.requests + 1,
    };
  }
  return found;
}

/** Clicks the first unselected tab right after first paint, and returns the time until it's selected. */
async function tabDelay(page: Page, address: string): Promise<number | undefined> {
  await slowDown(page, true);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const tab = page.locator("[role=tab][aria-selected=false]").first();
  await page.waitForFunction(() => document.readyState !== "loading");
  if ((await tab.count()) === 0) return undefined;
  return tab.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver(() => resolve(performance.now() - start)).observe(element, {
          attributeFilter: ["aria-selected"],
        });
        element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        if (element instanceof HTMLElement) element.click();
      }),
  );
}

/** The time from a click on a link to the frame with the next heading. The link is hovered first, which prefetches. */
async function nextPage(
  page: Page,
  address: string,
  prefetch: boolean,
): Promise<number | undefined> {
  // The site doesn't prefetch with saveData.
  if (!prefetch) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  const settled = await openAndFollow(page, address);
  const { origin, pathname } = new URL(address);
  const link = page
    .locator(`main a[href^="/"]:not([href="${pathname}"]):not([href*="#"]):not([target])`)
    .filter({ visible: true })
    .first();
  const isThere = (await link.count()) > 0;
  if (isThere) await link.hover();
  await settled();
  if (!isThere) return undefined;
  await slowDown(page, true);
  await page.evaluate(() => {
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    document.addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (heading() === before || !heading()) return requestAnimationFrame(look);
          // Runs as the first task after this frame, when the browser has painted it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            document.documentElement.dataset.took = String(performance.now() - timeStamp);
          };
          port2.postMessage("");
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await link.click();
  const root = page.locator("html[data-took]");
  await root.waitFor({ state: "attached" });
  if (!page.url().startsWith(origin)) throw new Error(`${address}: the link left the site`);
  return Number(await root.getAttribute("data-took"));
}

/** Visits a page once for each measurement, each time in a new browser context. */
export async function visit(address: string): Promise<Visit> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium: npm run setup -- --browser gets one.");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const inNewContext = async <T>(use: (page: Page) => Promise<T>): Promise<T> =>
    openPage(browser).then((page) => use(page).finally(() => page.context().close()));
  try {
    const view = await inNewContext((page) => firstView(page, address));
    const tab = await inNewContext((page) => tabDelay(page, address));
    const notPrefetched = await inNewContext((page) => nextPage(page, address, false));
    const prefetched = await inNewContext((page) => nextPage(page, address, true));
    const isMeasured = prefetched !== undefined && notPrefetched !== undefined;
    const next = isMeasured ? { prefetched, notPrefetched } : undefined;
    return { firstView: view, tab, next };
  } finally {
    await browser.close();
  }
}

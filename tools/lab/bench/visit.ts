import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../find-chromium.mjs";

/** A phone as many have it: how much slower its processor is, and its network. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** So many idle moments in a row without a new request: the page asks for nothing more by itself. */
const QUIET_MOMENTS = 5;

export type Bytes = { bodies: number; headers: number; requests: number };

/** What a phone's visitor meets on one page. Times are in milliseconds. */
export type Visit = {
  /** All that is fetched before anything is scrolled, by kind. */
  firstView: Record<string, Bytes>;
  /** From a click on a tab right after the first paint until the tab is chosen; none without tabs. */
  tab: number | undefined;
  /** From a click on a link to the next page's painted heading, fetched ahead or not; none without links. */
  next: { ahead: number; notAhead: number } | undefined;
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
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (!network) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
}

const ready = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });

/** Two frames after the browser is idle: what waits for either of them has begun by then. */
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
  // One that failed has sent nothing.
  if (!response || (await response.finished())) return undefined;
  const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes();
  return { kind: kindOf(request), body, headers };
}

/** Opens a page; what it returns waits until the page asks for nothing more by itself, and tells what was sent. */
async function openAndFollow(page: Page, address: string): Promise<() => Promise<Sent[]>> {
  const asked: Promise<Sent | undefined>[] = [];
  const follow = (request: Request) => asked.push(sentBy(request));
  page.on("request", follow);
  await page.goto(address);
  await ready(page);
  return async () => {
    for (let quiet = 0, before = 0; quiet < QUIET_MOMENTS; before = asked.length) {
      await Promise.all(asked);
      await idle(page);
      quiet = asked.length === before ? quiet + 1 : 0;
    }
    page.off("request", follow);
    return (await Promise.all(asked)).filter((sent) => sent !== undefined);
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

/** Clicks the first tab that is not chosen, right after the first paint. */
async function tabAnswer(page: Page, address: string): Promise<number | undefined> {
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

/** The time from a click on a link, all that pointing at it fetches being there, to the frame that shows the next heading. */
async function nextPage(page: Page, address: string, ahead: boolean): Promise<number | undefined> {
  if (!ahead) {
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
          // The first task after this frame: the browser has painted it by then.
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

/** Visits a page as often as there is something to measure, each time in a new profile. */
export async function visit(address: string): Promise<Visit> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium: npm run setup -- --browser gets one.");
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const inNew = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = await openPage(browser);
    return use(page).finally(() => page.context().close());
  };
  try {
    const view = await inNew((page) => firstView(page, address));
    const tab = await inNew((page) => tabAnswer(page, address));
    const notAhead = await inNew((page) => nextPage(page, address, false));
    const ahead = await inNew((page) => nextPage(page, address, true));
    const next = ahead === undefined || notAhead === undefined ? undefined : { ahead, notAhead };
    return { firstView: view, tab, next };
  } finally {
    await browser.close();
  }
}

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

/** From when a finger or a pointer is over a link until it is pressed, in milliseconds. */
const INTENT = 200;

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

async function firstView(page: Page, address: string): Promise<Visit["firstView"]> {
  const finished: Promise<{ kind: string; body: number; headers: number }>[] = [];
  const follow = (request: Request) => {
    const sizes = request.sizes();
    finished.push(
      sizes.then(({ responseBodySize: body, responseHeadersSize: headers }) => ({
        kind: kindOf(request),
        body,
        headers,
      })),
    );
  };
  page.on("requestfinished", follow);
  await page.goto(address);
  await ready(page);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", follow);
  const found: Visit["firstView"] = {};
  for (const { kind, body, headers } of await Promise.all(finished)) {
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

/** The time from a click on a link, the page at rest before, to the frame that shows the next heading. */
async function nextPage(page: Page, address: string, ahead: boolean): Promise<number | undefined> {
  if (!ahead) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  await page.goto(address);
  await ready(page);
  const { origin, pathname } = new URL(address);
  const link = page
    .locator(`main a[href^="/"]:not([href="${pathname}"]):not([href*="#"]):not([target])`)
    .filter({ visible: true })
    .first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
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
  await link.hover();
  await page.waitForTimeout(INTENT);
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

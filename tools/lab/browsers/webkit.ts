import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../free-port.ts";
import type { Browser } from "./browser.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY = "/usr/bin/xvfb-run";
const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

/** GNOME's WebKit through its WebDriver. It needs a screen, which xvfb provides. */
export const webkit: Browser = {
  name: "WebKit",
  unavailableReason: () => {
    if (!existsSync(DRIVER) || !miniBrowser()) return "webkit2gtk-driver is not installed";
    return existsSync(DISPLAY) ? undefined : "xvfb is not installed";
  },
  open: async () => {
    const port = await freePort();
    const driverProcess = spawn(DISPLAY, ["-a", DRIVER, `--port=${port}`], { detached: true });
    const stop = () => {
      if (driverProcess.pid) process.kill(-driverProcess.pid);
    };
    const driver = await connect(`http://127.0.0.1:${port}`).catch((error: unknown) => {
      stop();
      throw error;
    });
    const press = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
    return {
      resize: (width, height) =>
        driver
          .manage()
          .window()
          .setRect({ width, height })
          .then(() => {}),
      goto: (url) => driver.get(url),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      press: (key) => driver.switchTo().activeElement().sendKeys(press[key]),
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  },
};

async function connect(server: string): Promise<WebDriver> {
  await waitForAnswer(`${server}/status`);
  return new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
      }),
    )
    .build();
}

/** @throws if there's no answer within half a minute */
const waitForAnswer = (url: string): Promise<Response> =>
  vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 200 });

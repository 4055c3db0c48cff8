import { pageContent } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const NET = "/services/neuro-emotional-technique";
const content = pageContent("pages/services/neuro-emotional-technique").why.breathing;

test("the breathing minute starts, says when to breathe, stops, and ends by itself", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, NET);
  const line = page.getByRole("main").getByRole("status");
  await page.getByRole("button", { name: content.startButton }).click();
  await expect(line).toHaveText(content.breatheIn);
  await page.clock.fastForward(4000);
  await expect(line).toHaveText(content.breatheOut);
  await page.getByRole("button", { name: content.stopButton }).click();
  await expect(line).toHaveText(content.rest);
  await page.getByRole("button", { name: content.startButton }).click();
  // One breath at a time, because each timer starts once the last has fired.
  for (const seconds of Array(6).fill([4, 6]).flat()) {
    await expect(page.getByRole("button", { name: content.stopButton })).toBeVisible();
    await page.clock.fastForward(seconds * 1000);
  }
  await expect(line).toHaveText(content.end);
  await expect(page.getByRole("button", { name: content.startButton })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the breathing minute has no button", async ({ page }) => {
    await page.goto(NET);
    await expect(page.getByText(content.rest)).toBeVisible();
    await expect(page.getByText(content.startButton, { exact: true })).toBeHidden();
  });
});

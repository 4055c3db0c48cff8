import { home } from "../../support/content.ts";
import { setSaveData } from "../../support/page.ts";
import { expect, open, test } from "../../support/test.ts";

for (const saveData of [false, true])
  test(`a link's page is ${saveData ? "not loaded" : "loaded"} ahead ${saveData ? "for a visitor who saves data" : "when the link is hovered"}`, async ({
    page,
  }) => {
    await setSaveData(page, saveData);
    await open(page, "/");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/\/page-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    const link = page.getByRole("main").getByRole("link", { name: home.services.all.label });
    await link.hover();
    if (saveData) await link.focus();
    else await expect.poll(() => scripts).not.toEqual([]);
    const before = scripts.length;
    expect(before).toBe(saveData ? 0 : 1);
    await link.click();
    await expect(page).toHaveURL(home.services.all.to);
    expect(scripts).toHaveLength(1);
  });

import sharp from "sharp";
import { addEntry, openForm, fieldNamed, expand, save, textOf, workInEditor, picturesOfContent } from "../support/editor.ts";
import { expect, test } from "../support/test.ts";
workInEditor();
test("closure", async ({ page }) => {
  await openForm(page, "clinic/entries/clinic");
  await addEntry(page, "Closures", { "First day closed": "2026-12-24", "Last day closed": "2026-12-20" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Show Errors" }).click();
  await expect(page.getByText("expected a last day").first()).toBeVisible();
  await page.screenshot({ path: "/tmp/w/p2.png" });
  const last = await fieldNamed(page, "Last day closed");
  await last.getByRole("textbox").first().fill("2027-01-04");
  await save(page);
  console.log((await textOf(page, "content/clinic.yaml")).match(/closures:[\s\S]{0,200}/)?.[0]);
});
test("escape", async ({ page }) => {
  await openForm(page, "clinic/entries/clinic");
  await (await fieldNamed(page, "Short name")).getByRole("textbox").fill("Tideling");
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
  await page.screenshot({ path: "/tmp/w/p3.png" });
  await openForm(page, "clinic/entries/clinic");
  await page.getByRole("button", {name: "Restore"}).waitFor({timeout: 5000}).catch(() => console.log("no restore"));
  await page.screenshot({ path: "/tmp/w/p4.png" });
});
test("pictures", async ({ page }) => {
  await openForm(page, "pages/entries/home");
  const hero = await fieldNamed(page, "Hero");
  await expand(hero);
  const picture = await fieldNamed(page, "Picture", hero);
  await expand(picture);
  for (const [name, mimeType, width] of [["IMG.HEIC", "image/heic", 0], ["photo.jpg", "image/jpeg", 0], ["small.jpg", "image/jpeg", 300]] as const) {
    await picture.getByRole("button", { name: "Replace Image" }).click();
    const dialog = page.getByRole("dialog", { name: "Select Image" });
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Upload" }).click();
    const heic = Buffer.from("AAAAJGZ0eXBoZWljAAAAAG1pZjFNaVBybWlhZk1pSEJoZWljAAAAAAAAAAAAAAAAAAAA", "base64");
    const buffer = width ? await sharp(`content/images/${picturesOfContent(1)[0]}`).resize(width).jpeg().toBuffer() : heic;
    await (await chooser).setFiles({ name, mimeType, buffer });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/w/pic-${name}-1.png` });
    const insert = dialog.getByRole("button", { name: "Insert" });
    if (await insert.isVisible() && await insert.isEnabled()) await insert.click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/w/pic-${name}-2.png` });
    await page.keyboard.press("Escape");
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/w/pic-${name}-3.png` });
  }
});

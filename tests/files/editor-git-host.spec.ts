import type { Page } from "@playwright/test";
import { expect, REPOSITORY, test } from "../support/built-for-github.ts";
import { changedLines, openMonday, texts } from "../support/editor.ts";
import { mockGitHub, OWNER, STRANGER } from "../support/github.ts";
import { MAIN, previewOf } from "../support/github-repository.ts";

const CLINIC = "content/clinic.yaml";
const OPENS = "07:15";

// A token for a private repository may not read checks: the editor says so, and asks for the rest.
const NO_CHECKS = /per deployment source|deployment info/;
/** What a browser says of an answer that refuses, and the editor of it. */
const REFUSED = /status of 40[145]|^Error\b/;
const EXPECTED = new RegExp(`${NO_CHECKS.source}|${REFUSED.source}`);
test.use({ actionTimeout: 20_000, allowedMessages: EXPECTED });

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}

/** Whether the editor has kept its copy of what was typed, in the browser's own storage. */
const isKept = (page: Page, typed: string): Promise<boolean> =>
  page.evaluate(async (text) => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      const there = database.objectStoreNames.contains("draft-backups");
      const store = there && database.transaction("draft-backups").objectStore("draft-backups");
      const copies = store ? await answered(store.getAll()) : [];
      database.close();
      if (JSON.stringify(copies).includes(text)) return true;
    }
    return false;
  }, typed);

/** Signs in as the owner and saves Monday's opening time. */
async function proposeHours(page: Page): Promise<void> {
  await signIn(page, OWNER.token);
  await page.getByRole("treeitem", { name: "Articles" }).waitFor();
  const open = await openMonday(page);
  await open.getByRole("textbox", { name: "Opens" }).fill(OPENS);
  // A little later the editor keeps a copy, which it would offer to restore if it were saved before.
  await expect.poll(() => isKept(page, OPENS)).toBe(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // It asks whether others shall look at it.
  await page.getByRole("alertdialog").getByRole("button", { name: "Later" }).click();
  await page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
}

/** Opens the one proposal from the board of all, where the editor asks for its preview every five seconds. */
async function openProposal(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Editorial Workflow" }).click();
  await page.getByRole("button", { name: "Facts of the clinic" }).click();
}

/** Says that the proposal is ready, and publishes it. */
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
}

test("a change becomes a proposal of that field's line alone, to be looked at and published", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const { repository } = await mockGitHub(page, REPOSITORY, texts());
  const published = () => repository.branches.get(MAIN)?.get(CLINIC) ?? "";
  const before = published();
  await proposeHours(page);

  const [commit, ...more] = repository.commits;
  expect(more).toEqual([]);
  expect(commit).toMatchObject({ branch: "cms/clinic/clinic", added: [CLINIC], gone: [] });
  const [proposal, ...others] = repository.proposals;
  expect(others).toEqual([]);
  expect(proposal).toMatchObject({ branch: commit?.branch, draft: true, state: "open" });
  const after = repository.branches.get(commit?.branch ?? "")?.get(CLINIC) ?? "";
  const { removed, added } = changedLines(before, after);
  expect(added).toEqual([expect.stringContaining(OPENS)]);
  expect(removed.length).toBeLessThanOrEqual(1);
  expect(after.split("\n")).toHaveLength(before.split("\n").length);
  expect(published()).toBe(before);

  const address = proposal ? `${previewOf(proposal)}/` : "";
  await page
    .context()
    .route(address, (route) => route.fulfill({ body: "The site as it would be" }));
  await openProposal(page);
  const preview = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View Preview" }).click();
  await (await preview).waitForURL(address);

  await publish(page);
  await expect.poll(published).toBe(after);
  // The editor deletes the branch in a request of its own, after the one that publishes.
  await expect.poll(() => repository.branches.has(commit?.branch ?? "")).toBe(false);
});

test("a proposal that the host refuses to take over stays one, and nothing is published", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const { repository } = await mockGitHub(page, REPOSITORY, texts());
  const before = repository.branches.get(MAIN)?.get(CLINIC);
  await proposeHours(page);
  repository.locked = true;
  await openProposal(page);
  await publish(page);
  await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible();
  expect(repository.branches.get(MAIN)?.get(CLINIC)).toBe(before);
  expect(repository.proposals).toMatchObject([{ state: "open" }]);
});

test("who may not write to the repository does not get in, and reads nothing of it", {
  tag: "@long",
}, async ({ page }) => {
  const { questions } = await mockGitHub(page, REPOSITORY, texts());
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
  expect(questions).toEqual([]);
  await signIn(page, "made-up");
  await expect(page.getByText("The provided token is invalid.")).toBeVisible();
  await signIn(page, STRANGER.token);
  await expect(page.getByText("You don’t have access to the")).toBeVisible();
  expect(questions.filter((asked) => asked.includes("/git/"))).toEqual([]);
});

import type { Page } from "@playwright/test";
import { expect, REPOSITORY, test } from "../support/built-for-github.ts";
import { clinic } from "../support/content.ts";
import { changedLines, fieldNamed, openMonday, REFUSED_REQUESTS } from "../support/editor.ts";
import { texts } from "../support/editor-folder.ts";
import { mockGitHub, OWNER, STRANGER } from "../support/github.ts";
import { MAIN, previewOf, revert } from "../support/github-repository.ts";

const CLINIC = "content/clinic.yaml";
const OPENS = "07:15";

// A token for a private repository can't read checks. The editor logs that, and requests the rest.
const NO_CHECKS = /per deployment source|deployment info/;
/** What the browser and the editor log about a refused request. */
const REFUSED = /status of 40[145]|^Error\b/;
const EXPECTED = new RegExp(
  [NO_CHECKS, REFUSED, REFUSED_REQUESTS].map(({ source }) => source).join("|"),
);
test.use({ actionTimeout: 20_000, allowedMessages: EXPECTED });

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await dialog.getByRole("button", { name: "Sign In" }).click();
}

/** Whether the editor has stored its draft backup with this text in IndexedDB. */
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

async function signInAsOwner(page: Page): Promise<void> {
  await signIn(page, OWNER.token);
  await page.getByRole("treeitem", { name: "Articles" }).waitFor();
}

/** Signs in as the owner and saves Monday's opening time. */
async function proposeHours(page: Page): Promise<void> {
  await signInAsOwner(page);
  const open = await openMonday(page);
  await open.getByRole("textbox", { name: "Opens" }).fill(OPENS);
  await saveDraft(page, OPENS);
}

/** Saves the form, with this text in it, as a draft. */
async function saveDraft(page: Page, typed: string): Promise<void> {
  // The editor writes a draft backup a little later. Saving before that would leave a backup that it offers to restore.
  await expect.poll(() => isKept(page, typed)).toBe(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The editor asks whether to send the change for review.
  await page.getByRole("alertdialog").getByRole("button", { name: "Later" }).click();
  await page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
}

/** Opens the pull request from the workflow board. The editor polls for its preview every five seconds. */
async function openPullRequest(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Editorial Workflow" }).click();
  const drafts = page.getByRole("list", { name: "Drafts" });
  await drafts.getByRole("button", { name: "Facts of the clinic" }).click();
}

/** Marks the pull request as ready and publishes it. */
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
}

test("a saved change becomes a pull request of one changed line, with a preview, and can be published", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const { repository } = await mockGitHub(page, REPOSITORY, texts());
  const published = () => repository.branches.get(MAIN)?.get(CLINIC) ?? "";
  const before = published();
  await proposeHours(page);

  const [commit, ...more] = repository.commits;
  expect(more).toEqual([]);
  expect(commit).toMatchObject({ branch: "cms/clinic/clinic", additions: [CLINIC], deletions: [] });
  const [pullRequest, ...others] = repository.pullRequests;
  expect(others).toEqual([]);
  expect(pullRequest).toMatchObject({ branch: commit?.branch, draft: true, state: "open" });
  const after = repository.branches.get(commit?.branch ?? "")?.get(CLINIC) ?? "";
  const { removed, added } = changedLines(before, after);
  expect(added).toEqual([expect.stringContaining(OPENS)]);
  expect(removed.length).toBeLessThanOrEqual(1);
  expect(after.split("\n")).toHaveLength(before.split("\n").length);
  expect(published()).toBe(before);

  const address = pullRequest ? `${previewOf(pullRequest)}/` : "";
  await page
    .context()
    .route(address, (route) => route.fulfill({ body: "The site as it would be" }));
  await openPullRequest(page);
  const preview = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View Preview" }).click();
  await (await preview).waitForURL(address);

  await publish(page);
  await expect.poll(published).toBe(after);
  // The editor deletes the branch in a second request, after publishing.
  await expect.poll(() => repository.branches.has(commit?.branch ?? "")).toBe(false);
});

test("a reverted change is gone from the editor, and the next published change doesn't bring it back", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const { repository } = await mockGitHub(page, REPOSITORY, texts());
  const published = () => repository.branches.get(MAIN)?.get(CLINIC) ?? "";
  const before = published();
  await proposeHours(page);
  await openPullRequest(page);
  await publish(page);
  await expect.poll(() => [...repository.branches.keys()]).toEqual([MAIN]);
  expect(published()).toContain(OPENS);

  revert(repository, CLINIC, before);
  await page.reload();
  const open = await openMonday(page);
  await expect(open.getByRole("textbox", { name: "Opens" })).not.toHaveValue(OPENS);
  const note = "Call first on public holidays.";
  await (await fieldNamed(page, "Line under the hours")).getByRole("textbox").fill(note);
  await saveDraft(page, note);
  await openPullRequest(page);
  await publish(page);
  await expect.poll(published).toContain(note);
  expect(changedLines(before, published()).added).toEqual([`hoursNote: ${note}`]);
});

test("a pull request that the host refuses to merge stays open, and nothing is published", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const { repository } = await mockGitHub(page, REPOSITORY, texts());
  const before = repository.branches.get(MAIN)?.get(CLINIC);
  await proposeHours(page);
  repository.locked = true;
  await openPullRequest(page);
  await publish(page);
  await expect(page.getByText("Couldn’t publish the entry.")).toBeVisible();
  expect(repository.branches.get(MAIN)?.get(CLINIC)).toBe(before);
  expect(repository.pullRequests).toMatchObject([{ state: "open" }]);
});

test("a user without write access can't sign in or read the repository", {
  tag: "@long",
}, async ({ page }) => {
  const { requests } = await mockGitHub(page, REPOSITORY, texts());
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).waitFor();
  expect(requests).toEqual([]);
  await signIn(page, "made-up");
  await expect(page.getByText("The provided token is invalid.")).toBeVisible();
  await signIn(page, STRANGER.token);
  await expect(page.getByText("You don’t have access to the")).toBeVisible();
  expect(requests.filter((request) => request.includes("/git/"))).toEqual([]);
});

test("the token is stored at the editor's origin, and links lead to the public site", {
  tag: "@long",
}, async ({ page, serverAddress }) => {
  await mockGitHub(page, REPOSITORY, texts());
  await signInAsOwner(page);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain(OWNER.token);

  await page.context().route(`${clinic.site}/**`, (route) => route.fulfill({ body: "The site" }));
  const site = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Visit Live Site" }).click();
  expect(new URL((await site).url()).origin).toBe(clinic.site);

  await page.goto(serverAddress);
  expect(await stored()).not.toContain(OWNER.token);
});

import type { Page, Route } from "@playwright/test";
import { readGraph } from "./github-graph.ts";
import { headOf, MAIN, type PullRequest, type Repository, shaOfText } from "./github-repository.ts";

/** A user who may write to the repository, and one who may not. */
export const OWNER = { login: "clinic", token: "github_pat_of_the_owner" };
export const STRANGER = { login: "stranger", token: "github_pat_of_a_stranger" };

/** The body of the editor's request: a new pull request, or its labels. */
type Sent = { title: string; head: string; draft: boolean; labels: string[] };
type Reply = { status?: number; body?: unknown };

const REFUSED: Reply = { status: 404, body: { message: "Not Found" } };

const asJson = ({ number, title, branch, draft, labels }: PullRequest, repository: Repository) => ({
  number,
  node_id: `pull-request-${number}`,
  title,
  draft,
  labels: labels.map((name) => ({ name })),
  html_url: `https://github.com/${repository.name}/pull/${number}`,
  head: { sha: headOf(repository, branch) },
  created_at: "2026-11-02T09:00:00Z",
  updated_at: "2026-11-02T09:00:00Z",
});

/** Mocks GitHub's REST API. `endpoint` is the method and the path after `/repos/OWNER/NAME`. */
function readRest(repository: Repository, endpoint: string, body: Sent): Reply {
  const { branches, pullRequests } = repository;
  const number = Number(/\/(?:issues|pulls)\/(\d+)/.exec(endpoint)?.[1]);
  const pullRequest = pullRequests.find((each) => each.number === number);
  if (endpoint === `GET /collaborators/${OWNER.login}`) return { status: 204 };
  if (endpoint.startsWith("GET /git/trees/")) {
    const files = [...(branches.get(MAIN) ?? [])];
    const tree = files.map(([path, text]) => ({
      type: "blob",
      path,
      sha: shaOfText(text),
      size: Buffer.byteLength(text),
    }));
    return { body: { tree } };
  }
  if (endpoint === "POST /pulls") {
    const { title, head, draft } = body;
    const next: PullRequest = {
      number: pullRequests.length + 1,
      title,
      branch: head,
      draft,
      labels: [],
      state: "open",
    };
    pullRequests.push(next);
    return { status: 201, body: asJson(next, repository) };
  }
  if (endpoint.startsWith("DELETE /git/refs/heads/")) {
    branches.delete(decodeURI(endpoint.slice("DELETE /git/refs/heads/".length)));
    return { status: 204 };
  }
  if (!pullRequest) return REFUSED;
  if (/^(POST|PATCH) \/issues\//.test(endpoint)) pullRequest.labels = body.labels;
  if (endpoint.startsWith("PUT ")) {
    if (repository.locked || pullRequest.draft)
      return { status: 405, body: { message: "Pull Request is not mergeable" } };
    pullRequest.state = "merged";
    branches.set(MAIN, new Map(branches.get(pullRequest.branch)));
  }
  return { body: asJson(pullRequest, repository) };
}

/**
 * Mocks GitHub for the page, with a repository of these files.
 * @returns the repository's current state, and a growing list of requests with the user's name
 */
export async function mockGitHub(page: Page, name: string, files: [string, string][]) {
  const repository: Repository = {
    name,
    branches: new Map([[MAIN, new Map(files)]]),
    commits: [],
    pullRequests: [],
    locked: false,
    reverts: 0,
  };
  const requests: string[] = [];
  const answer = (route: Route): Reply => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const given = request.headers().authorization;
    const who = [OWNER, STRANGER].find(({ token }) => given === `token ${token}`);
    requests.push(`${who?.login ?? "nobody"}: ${request.method()} ${pathname}`);
    if (!who) return { status: 401, body: { message: "Bad credentials" } };
    if (pathname === "/user")
      return { body: { id: 1, login: who.login, name: who.login, email: null } };
    if (who !== OWNER) return REFUSED;
    if (pathname === "/graphql") return { body: readGraph(repository, request.postDataJSON()) };
    const part = pathname.replace(`/repos/${name}`, "");
    return readRest(repository, `${request.method()} ${part}`, request.postDataJSON() ?? {});
  };
  await page.route("https://api.github.com/**", (route) => {
    const { status = 200, body } = answer(route);
    return route.fulfill({
      status,
      headers: { "Access-Control-Allow-Origin": "*" },
      contentType: "application/json",
      body: body === undefined ? "" : JSON.stringify(body),
    });
  });
  return { repository, requests };
}

import { headOf, MAIN, previewOf, type Repository, shaOfText } from "./github-repository.ts";

type GraphRequest = { query: string; variables: Record<string, string> & { input?: Input } };
type Input = {
  name?: string;
  pullRequestId?: string;
  branch?: { branchName: string };
  expectedHeadOid?: string;
  fileChanges?: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message?: { headline: string };
};

const WHEN = "2026-11-02T09:00:00Z";
const AUTHOR = { name: "Clinic", email: "clinic@example.com", user: { id: 1, login: "clinic" } };
/** A token limited to one repository can't read checks if the repository is private. GitHub then answers with this error. */
const FORBIDDEN = { errors: [{ message: "Resource not accessible by personal access token" }] };

function commit(repository: Repository, input: Input) {
  const branch = input.branch?.branchName ?? "";
  const files = repository.branches.get(branch);
  if (!files || input.expectedHeadOid !== headOf(repository, branch))
    return { errors: [{ message: "Expected branch to point to another commit" }] };
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  for (const { path, contents } of additions)
    files.set(path, Buffer.from(contents, "base64").toString("utf8"));
  for (const { path } of deletions) files.delete(path);
  repository.commits.push({
    branch,
    message: input.message?.headline ?? "",
    expectedHeadOid: input.expectedHeadOid,
    additions: additions.map(({ path }) => path),
    deletions: deletions.map(({ path }) => path),
  });
  const fileOids = additions.map(({ path }, i) => [
    `file_${i}`,
    { oid: shaOfText(files.get(path) ?? "") },
  ]);
  const made = { oid: headOf(repository, branch), committedDate: WHEN };
  return {
    data: { createCommitOnBranch: { commit: { ...made, ...Object.fromEntries(fileOids) } } },
  };
}

function openPullRequests(repository: Repository) {
  const open = repository.pullRequests.filter(({ state }) => state === "open");
  const main = repository.branches.get(MAIN);
  return open.map(({ number, title, branch, draft, labels }) => ({
    id: `pull-request-${number}`,
    number,
    title,
    url: `https://github.com/${repository.name}/pull/${number}`,
    isDraft: draft,
    isCrossRepository: false,
    createdAt: WHEN,
    updatedAt: WHEN,
    headRefName: branch,
    headRefOid: headOf(repository, branch),
    author: { login: "clinic", avatarUrl: "", name: "Clinic", email: "", databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: [...(repository.branches.get(branch) ?? [])]
        .filter(([path, text]) => main?.get(path) !== text)
        .map(([path]) => ({ path, changeType: "MODIFIED" })),
    },
  }));
}

/** The commit status of a host that builds previews. Only pull requests' commits have one. */
function statusOf(repository: Repository, sha: string) {
  const pullRequest = repository.pullRequests.find(
    ({ branch }) => headOf(repository, branch) === sha,
  );
  const context = "netlify/clinic/deploy-preview";
  const status = { context, state: "SUCCESS", description: "Deploy Preview ready!" };
  return { contexts: pullRequest ? [{ ...status, targetUrl: previewOf(pullRequest) }] : [] };
}

/** One of several queries in a request, under its alias. */
function answerOf(repository: Repository, kind: string, of: string) {
  const { branches } = repository;
  const blob = (text: string) => ({
    oid: shaOfText(text),
    byteSize: Buffer.byteLength(text),
    isBinary: false,
    isTruncated: false,
    text,
  });
  if (kind === "content") {
    const files = [...branches.values()].flatMap((each) => [...each.values()]);
    return blob(files.find((text) => shaOfText(text) === of) ?? "");
  }
  if (kind === "file") {
    const colon = of.indexOf(":");
    const text = branches.get(of.slice(0, colon))?.get(of.slice(colon + 1));
    return text === undefined ? null : blob(text);
  }
  if (of === "$branch")
    return { target: { history: { nodes: [{ author: AUTHOR, committedDate: WHEN }] } } };
  return { status: statusOf(repository, of) };
}

/** Mocks the parts of GitHub's GraphQL API that the editor queries. */
export function readGraph(repository: Repository, { query, variables }: GraphRequest) {
  const { input = {}, branch = MAIN } = variables;
  if (query.includes("createCommitOnBranch")) return commit(repository, input);
  if (query.includes("createRef")) {
    const made = input.name?.replace("refs/heads/", "") ?? "";
    repository.branches.set(made, new Map(repository.branches.get(MAIN)));
    return { data: { createRef: { ref: { name: made } } } };
  }
  if (query.includes("markPullRequestReadyForReview")) {
    for (const each of repository.pullRequests)
      if (input.pullRequestId === `pull-request-${each.number}`) each.draft = false;
    return { data: {} };
  }
  if (/checkSuites|deployments/.test(query)) return FORBIDDEN;
  if (query.includes("pullRequests("))
    return { data: { repository: { pullRequests: { nodes: openPullRequests(repository) } } } };
  const oid = headOf(repository, branch);
  if (query.includes("fork: repository"))
    return { data: { fork: { id: "repository" }, base: { ref: { target: { oid } } } } };
  const many = [...query.matchAll(/(([a-z]+)_\d+):\s+(?:object|ref)\(\w+: "?([^")]*)"?\)/g)];
  const target = { oid, history: { nodes: [{ oid, message: "Publish" }] } };
  const answers = many.flatMap(([, name, kind, of]) =>
    name && kind && of !== undefined ? [[name, answerOf(repository, kind, of)]] : [],
  );
  return { data: { repository: { ref: { target }, ...Object.fromEntries(answers) } } };
}

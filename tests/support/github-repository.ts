import { createHash } from "node:crypto";

/** A repository at GitHub, as far as the editor asks for it: branches with files, and pull requests to the first. */
export type Repository = {
  name: string;
  /** Each branch with its files by their path; `main` is the one that is published. */
  branches: Map<string, Map<string, string>>;
  commits: {
    branch: string;
    message: string;
    expectedHeadOid: string;
    additions: string[];
    deletions: string[];
  }[];
  pullRequests: PullRequest[];
  /** Whether a branch rule stops pull requests from being merged. */
  locked: boolean;
  reverts: number;
};

export type PullRequest = {
  number: number;
  title: string;
  branch: string;
  draft: boolean;
  labels: string[];
  state: "open" | "closed" | "merged";
};

export const MAIN = "main";

const hash = (text: string) => createHash("sha1").update(text).digest("hex");
export const shaOfText = (text: string) => hash(`blob ${Buffer.byteLength(text)}\0${text}`);
/** The hash of a branch's newest commit, made from all of its content. A revert is a new commit with the old content. */
export const headOf = ({ branches, reverts }: Repository, branch: string) =>
  hash(JSON.stringify([reverts, ...(branches.get(branch) ?? [])]));

/** Gives a published file its earlier text back, as a merged revert does. */
export function revert(repository: Repository, path: string, text: string): void {
  repository.branches.get(MAIN)?.set(path, text);
  repository.reverts += 1;
}

/** The address of a pull request's preview at the host. */
export const previewOf = ({ number }: PullRequest) =>
  `https://deploy-preview-${number}--clinic.netlify.app`;

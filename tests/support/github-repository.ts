import { createHash } from "node:crypto";

/** A repository at GitHub, as far as the editor asks for it: branches with texts, and proposals to the first. */
export type Repository = {
  name: string;
  /** Each branch with its texts by their path; `main` is the one that is published. */
  branches: Map<string, Map<string, string>>;
  commits: { branch: string; message: string; onto: string; added: string[]; gone: string[] }[];
  proposals: Proposal[];
  /** Whether a branch rule stops pull requests (proposals) from being merged. */
  locked: boolean;
};

export type Proposal = {
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
/** The newest commit of a branch is named by all that the branch holds. */
export const headOf = ({ branches }: Repository, branch: string) =>
  hash(JSON.stringify([...(branches.get(branch) ?? [])]));

/** Where a host would show a proposal, and say so in a status of its commit. */
export const previewOf = ({ number }: Proposal) =>
  `https://deploy-preview-${number}--clinic.netlify.app`;

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
/** The hash of a branch's newest commit, made from all of its content. */
export const headOf = ({ branches }: Repository, branch: string) =>
  hash(JSON.stringify([...(branches.get(branch) ?? [])]));

/** The address of a proposal's preview at the host. */
export const previewOf = ({ number }: Proposal) =>
  `https://deploy-preview-${number}--clinic.netlify.app`;

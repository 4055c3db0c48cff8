import { type Group, isGroup } from "content-files";
import { parse } from "yaml";
import { approvedText, type SentencesByPage } from "../advertising/approved-file.ts";
import { pageFiles } from "../content/registry.ts";
import type { EditorField } from "./editor-field.ts";

const ALL_APPROVED = "Nothing: you’ve signed every sentence.";

const slugOf = (page: string) => page.replace(/^.*\//, "");

/** The field for one page: the sentences to approve, and the tick that approves them. */
export const approvalField = (page: string): EditorField => ({
  name: slugOf(page),
  label: pageFiles.find(({ name }) => name === page)?.label ?? page,
  widget: "object",
  required: true,
  fields: [
    { name: "words", label: "New or changed", widget: "text", required: false, readonly: true },
    {
      name: "approve",
      label: "I’m the registered practitioner, and I approve every sentence above",
      widget: "boolean",
      required: false,
      default: false,
    },
  ],
});

/** The key under which the file's original text is kept among the fields. */
const SOURCE = "sourceText";

/**
 * The editor's custom format for the file of approved sentences.
 * @param current all sentences of the pages that need approval, as of the last build
 */
export const approvalFormat = (current: SentencesByPage) => ({
  fromFile(text: string): Group {
    const approved: SentencesByPage = parse(text) ?? {};
    const pages = Object.entries(current).map(([page, sentences]) => {
      const unapproved = Object.entries(sentences)
        .filter(([hash, sentence]) => approved[page]?.[hash] !== sentence)
        .map(([, sentence]) => sentence);
      return [slugOf(page), { words: unapproved.join("\n\n") || ALL_APPROVED, approve: false }];
    });
    return { ...Object.fromEntries(pages), [SOURCE]: text };
  },
  toFile({ [SOURCE]: source, ...fields }: Group): string {
    const approved: SentencesByPage = parse(String(source)) ?? {};
    const ticked = Object.entries(current).filter(([page]) => {
      const field = fields[slugOf(page)];
      return isGroup(field) && field.approve === true;
    });
    return approvedText({ ...approved, ...Object.fromEntries(ticked) });
  },
});

import { expect, test } from "vitest";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { editorSettings } from "./settings.ts";

const { at, replaceIn } = copyOfContent();

test.each(["url", "signIn"])("%s: a name before the host is refused", (field) => {
  const line = new RegExp(`^${field}: .*`, "m");
  replaceIn("content/editor.yaml", line, `${field}: https://edit.example.au`);
  expect(editorSettings(at(""))).toMatchObject({ [field]: "https://edit.example.au" });
  replaceIn("content/editor.yaml", line, `${field}: https://github.com@evil.example`);
  expect(() => editorSettings(at(""))).toThrow(
    /^content\/editor\.yaml: (url|signIn): found "https:\/\/github\.com@evil\.example", expected [^\n]+$/,
  );
});

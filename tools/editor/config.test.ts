import { describe, expect, test } from "vitest";
import { NOT_FOUND_PATH } from "../../app/lib/paths.ts";
import { loadClinic } from "../content/facts/load-clinic.ts";
import { templateVariables } from "../content/facts/template-variables.ts";
import { loadQuestions } from "../content/load-questions.ts";
import { sitePaths } from "../content/site-paths.ts";
import { editorConfig } from "./config.ts";
import { editorPolicy } from "./git-host.ts";
import type { EditorSettings } from "./settings.ts";

const LOCAL: EditorSettings = { url: "", gitHost: "", repository: "", branch: "main", signIn: "" };
const GITHUB: EditorSettings = { ...LOCAL, gitHost: "github", repository: "clinic/website" };

test("every page and every shared question can be chosen", async () => {
  const forms = JSON.stringify((await editorConfig(LOCAL)).cms);
  for (const path of sitePaths()) expect(forms).toContain(`"value":"${path}"`);
  for (const [value, { question: label }] of loadQuestions(
    ".",
    templateVariables(await loadClinic()),
  ))
    expect(forms).toContain(JSON.stringify({ value, label }));
});

test("every form links to a page that shows its content", async () => {
  const { collections = [] } = (await editorConfig(LOCAL)).cms;
  const paths = new Set([...sitePaths(), NOT_FOUND_PATH]);
  const files = collections.flatMap((each) => ("files" in each ? (each.files ?? []) : []));
  expect(files.filter((file) => !paths.has(file.preview_path ?? ""))).toEqual([]);
  expect(collections).toContainEqual(
    expect.objectContaining({ name: "articles", preview_path: "/blog/{{slug}}" }),
  );
});

describe("with a git host", () => {
  test("saving creates a draft in the configured repository", async () => {
    const { backend, publish_mode } = (await editorConfig(GITHUB)).cms;
    expect(backend).toMatchObject({ name: "github", repo: "clinic/website", branch: "main" });
    expect(publish_mode).toBe("editorial_workflow");
    expect((await editorConfig(LOCAL)).cms.publish_mode).toBe("simple");
  });

  test.each([
    [GITHUB, { auth_methods: ["token"] }],
    [
      { ...GITHUB, signIn: "https://sign-in.example" },
      { auth_methods: ["oauth", "token"], base_url: "https://sign-in.example" },
    ],
    [
      { ...GITHUB, gitHost: "gitlab" as const, signIn: "abc" },
      { auth_type: "pkce", app_id: "abc" },
    ],
  ])(
    "the owner signs in with a token, or through the configured service: %#",
    async (of, backend) => {
      expect((await editorConfig(of)).cms.backend).toMatchObject(backend);
    },
  );

  test("the policy allows only that host", async () => {
    expect(editorPolicy(LOCAL)).not.toContain("https://");
    expect(editorPolicy(GITHUB)).toContain(
      "connect-src 'self' data: blob: https://api.github.com;",
    );
    expect(editorPolicy(GITHUB)).not.toContain("gitlab");
    expect(editorPolicy(GITHUB)).not.toMatch(/script-src[^;]*(unsafe|https)/);
  });
});

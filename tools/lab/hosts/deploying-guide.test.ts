import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const guide = readFileSync("docs/deploying.md", "utf8");
const shown = [...guide.matchAll(/<!-- the file (\S+) -->\n```\w+\n([\s\S]*?)```/g)];

test("the guide shows the configurations that the hosts are tested with", () => {
  expect(shown.map(([, file]) => file)).toEqual(["hosting/nginx.conf", "hosting/Caddyfile"]);
  for (const [, file = "", text] of shown) expect(text, file).toBe(readFileSync(file, "utf8"));
});

import { expect, test } from "vitest";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { sharePicturePath } from "./share-picture.ts";

test("a share picture is named after its page's path", () => {
  expect(sharePicturePath("/")).toBe("/share/home.jpg");
  expect(sharePicturePath("/about")).toBe("/share/about.jpg");
  expect(sharePicturePath("/blog/posture-problem")).toBe("/share/blog-posture-problem.jpg");
});

test("every page has its own share picture", () => {
  const paths = sitePaths().map(sharePicturePath);
  expect(new Set(paths).size).toBe(paths.length);
});

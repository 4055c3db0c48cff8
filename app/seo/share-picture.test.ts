import { expect, test } from "vitest";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { sharePicturePath } from "./share-picture.ts";

test("names a picture after its page's path", () => {
  expect(sharePicturePath("/")).toBe("/share/home.jpg");
  expect(sharePicturePath("/about")).toBe("/share/about.jpg");
  expect(sharePicturePath("/blog/posture-problem")).toBe("/share/blog-posture-problem.jpg");
});

test("gives every page of the site a picture of its own", () => {
  const paths = sitePaths().map(sharePicturePath);
  expect(new Set(paths).size).toBe(paths.length);
});

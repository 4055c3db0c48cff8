import { expect, test } from "vitest";
import { clinic, home } from "../../tests/support/content.ts";
import { lightScript } from "./hero-light.ts";

const { picture } = home.hero;

test("the script in the head is less than 2 KB", () => {
  const script = lightScript(picture, clinic.hours) ?? "";
  expect(() => new Function(script)).not.toThrow();
  expect(script.length).toBeLessThan(2048);
});

test("a picture without lights needs no script", () => {
  expect(lightScript({ ...picture, lights: undefined }, clinic.hours)).toBeUndefined();
});

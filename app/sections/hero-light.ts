import { useEffect, useState } from "react";
import { closingTimes, type Light, lightAt } from "../facts/light.ts";
import { sydneyDate } from "../facts/sydney.ts";
import type { DayHours } from "../schema/clinic.ts";
import { sourceSet } from "../ui/picture.tsx";
import { type HeroPicture, NARROW, type Picture } from "../ui/picture-data.ts";

// A hero's window shows the hour in Sydney: one of four pictures, of which a browser fetches one. A script in the head
// chooses it before the picture is parsed. Without script, or with reduced motion, it's dawn.

const STILL = "(prefers-reduced-motion: reduce)";

/** The files of one light: the crop for wide screens, then the one for phones. */
type Files = Parameters<typeof sourceSet>[0][];

const filesOf = ({ src, widths, tall }: Picture): Files => [
  { src, widths },
  ...(tall ? [{ src: tall.src, widths: tall.widths }] : []),
];

/**
 * Runs in the head: starts the download, and puts the files into the picture when it's parsed. It can't use
 * anything from outside. Until then the picture is lazy, which no browser fetches before its first layout.
 */
function showLight(
  lights: Record<Light, Files>,
  light: Light,
  toSourceSet: typeof sourceSet,
  narrow: string,
) {
  document.documentElement.dataset.light = light;
  const [wide = "", tall = wide] = lights[light].map(toSourceSet);
  const preload = document.createElement("link");
  Object.assign(preload, {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
  });
  preload.imageSizes = "100vw";
  preload.imageSrcset = matchMedia(narrow).matches ? tall : wide;
  document.head.append(preload);
  const observer = new MutationObserver(() => {
    for (const part of document.querySelectorAll("[data-lit] > *"))
      if (part instanceof HTMLImageElement) part.loading = "eager";
      else if (part instanceof HTMLSourceElement) part.srcset = part.media ? tall : wide;
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

/** The script for a page's head, if its hero's picture has lights. In the browser it's empty: it has run. */
export function lightScript(
  { lights, ...dawn }: HeroPicture,
  hours: readonly DayHours[],
): string | undefined {
  if (!lights) return undefined;
  if (!import.meta.env.SSR) return "";
  const { noon, gold, dusk } = lights;
  const files = {
    dawn: filesOf(dawn),
    noon: filesOf(noon),
    gold: filesOf(gold),
    dusk: filesOf(dusk),
  };
  const [all, closes, narrow] = [files, closingTimes(hours), NARROW].map((value) =>
    JSON.stringify(value),
  );
  const light = `matchMedia("${STILL}").matches?"dawn":(${lightAt})((${sydneyDate})(Date.now()),${closes})`;
  return `"head";(${showLight})(${all},${light},${sourceSet},${narrow})`;
}

/** A hero's picture in the light that the script has chosen; after a navigation, in the light of the hour. */
export function useLight(picture: HeroPicture, hours: readonly DayHours[]): HeroPicture {
  const [light] = useState(() => {
    if (import.meta.env.SSR || !picture.lights) return "dawn";
    const chosen = document.documentElement.dataset.light;
    if (chosen !== undefined) return chosen;
    return matchMedia(STILL).matches
      ? "dawn"
      : lightAt(sydneyDate(Date.now()), closingTimes(hours));
  });
  // Only for hydration, which has to find what the script has made of the picture.
  useEffect(() => {
    delete document.documentElement.dataset.light;
  }, []);
  const lit = Object.entries(picture.lights ?? {}).find(([name]) => name === light)?.[1];
  // In its place until it has loaded is the colour of the built page.
  return lit ? { ...picture, ...lit, color: picture.color } : picture;
}

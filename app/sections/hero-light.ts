import { useEffect, useState } from "react";
import { closingTimes, type Light, lightAt } from "../facts/light.ts";
import { sydneyDate } from "../facts/sydney.ts";
import type { DayHours } from "../schema/clinic.ts";
import { type HeroPicture, NARROW, type Picture, type PictureFiles } from "../ui/picture-data.ts";

// A hero's window shows the hour in Sydney: one of four pictures, of which a browser fetches one. A script in the head
// chooses it before the picture is parsed. Without script, or with reduced motion, it's dawn.

const STILL = "(prefers-reduced-motion: reduce)";

/** The files of a crop, written short: `src`, then its widths. */
type Crop = [src: string, ...widths: number[]];

const cropOf = ({ src, widths }: PictureFiles): Crop => [src, ...widths];

/** The crops of a light: for wide screens, then for phones. */
const cropsOf = (picture: Picture): Crop[] => [picture, picture.tall ?? picture].map(cropOf);

/**
 * Runs in the head: starts the download, and puts the files into the picture when it's parsed. It can't use
 * anything from outside. Until then the picture is lazy, which no browser fetches before its first layout.
 */
function showLight(lights: Record<Light, Crop[]>, light: Light, narrow: string) {
  document.documentElement.dataset.light = light;
  const [wide = "", tall = ""] = lights[light].map(([src, ...widths]) =>
    widths.map((width) => `${src}-${width}.avif ${width}w`).join(","),
  );
  const preload = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    imageSizes: "100vw",
    imageSrcset: matchMedia(narrow).matches ? tall : wide,
  });
  document.head.append(preload);
  const observer = new MutationObserver(() => {
    const parts = "[data-lit] > *";
    for (const part of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>(parts))
      if ("media" in part) part.srcset = part.media ? tall : wide;
      else part.loading = "eager";
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
  const crops: Record<Light, Crop[]> = {
    dawn: cropsOf(dawn),
    noon: cropsOf(lights.noon),
    gold: cropsOf(lights.gold),
    dusk: cropsOf(lights.dusk),
  };
  const [files, closes] = [JSON.stringify(crops), JSON.stringify(closingTimes(hours))];
  const light = `matchMedia("${STILL}").matches?"dawn":(${lightAt})((${sydneyDate})(Date.now()),${closes})`;
  const script = `"head";(${showLight})(${files},${light},"${NARROW}")`;
  // Shorter: no space in it matters next to one of these.
  return script.replace(/\s+/g, " ").replace(/ ?([{}()[\],;:=?<>]) ?/g, "$1");
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

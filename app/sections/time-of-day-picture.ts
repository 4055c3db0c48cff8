import { useEffect, useState } from "react";
import { sydneyDate } from "../facts/sydney.ts";
import { closingTimes, type TimeOfDay, timeOfDayAt } from "../facts/time-of-day.ts";
import type { DayHours } from "../schema/clinic.ts";
import {
  fallbackWidth,
  HERO_SIZES,
  type HeroPicture,
  NARROW,
  type Picture,
  type PictureFiles,
} from "../ui/picture-data.ts";
import { prefersReducedMotion } from "../ui/prefers-reduced-motion.ts";

// A hero can show the time of day in Sydney, with one of four pictures. The built `<picture>` has no files, so that a browser
// fetches only one: a head script fills it in as soon as it's parsed. With reduced motion it's dawn. A `<noscript>` copy shows
// dawn too.

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The files of a crop, as a short list: the start of their path, the width of the JPEG, the widths of the AVIFs. */
type Crop = [src: string, fallback: number, ...widths: number[]];

const cropOf = ({ src, widths }: PictureFiles): Crop => [src, fallbackWidth(widths), ...widths];

/** The crops for one time of day: for wide screens, then for phones. */
const cropsOf = (picture: Picture): Crop[] => [picture, picture.phone ?? picture].map(cropOf);

/**
 * Runs in the head: starts the download, and puts the files into the picture when it's parsed. It can't use
 * anything from outside.
 */
function showTimeOfDay(
  crops: Record<TimeOfDay, Crop[]>,
  timeOfDay: TimeOfDay,
  narrow: string,
  sizes: string,
) {
  document.documentElement.dataset.timeOfDay = timeOfDay;
  const [wide = "", phone = ""] = crops[timeOfDay].map(([src, , ...widths]) =>
    widths.map((width) => `${src}-${width}.avif ${width}w`).join(","),
  );
  const fallback = crops[timeOfDay].map(([src, width]) => `${src}-${width}.jpg`)[0] ?? "";
  const preload = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    imageSizes: sizes,
    imageSrcset: matchMedia(narrow).matches ? phone : wide,
  });
  document.head.append(preload);
  const observer = new MutationObserver(() => {
    const parts = "[data-by-time-of-day] > *";
    for (const part of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>(parts))
      if ("media" in part) part.srcset = part.media ? phone : wide;
      else part.src = fallback;
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => observer.disconnect());
}

/** The script for a page's head, if its hero has a picture for each time of day. In the browser it's empty: it has run. */
export function timeOfDayScript(
  { timesOfDay, ...dawn }: HeroPicture,
  hours: readonly DayHours[],
): string | undefined {
  if (!timesOfDay) return undefined;
  if (!import.meta.env.SSR) return "";
  const crops: Record<TimeOfDay, Crop[]> = {
    dawn: cropsOf(dawn),
    noon: cropsOf(timesOfDay.noon),
    afternoon: cropsOf(timesOfDay.afternoon),
    dusk: cropsOf(timesOfDay.dusk),
  };
  const [files, closes] = [JSON.stringify(crops), JSON.stringify(closingTimes(hours))];
  const timeOfDay = `matchMedia("${REDUCED_MOTION}").matches?"dawn":(${timeOfDayAt})((${sydneyDate})(Date.now()),${closes})`;
  // tools/build/page/framework-output.ts has to know every inline script: it knows this one by "head".
  return `"head";(${showTimeOfDay})(${files},${timeOfDay},"${NARROW}","${HERO_SIZES}")`;
}

/** A hero's picture for the time of day that the script has chosen; after a navigation, for the current one. */
export function useTimeOfDayPicture(picture: HeroPicture, hours: readonly DayHours[]): HeroPicture {
  const [timeOfDay] = useState(() => {
    if (import.meta.env.SSR || !picture.timesOfDay) return "dawn";
    const chosen = document.documentElement.dataset.timeOfDay;
    if (chosen !== undefined) return chosen;
    return prefersReducedMotion()
      ? "dawn"
      : timeOfDayAt(sydneyDate(Date.now()), closingTimes(hours));
  });
  // Only needed for hydration: the first render must match what the head script did to the picture.
  useEffect(() => {
    delete document.documentElement.dataset.timeOfDay;
  }, []);
  const chosen = Object.entries(picture.timesOfDay ?? {}).find(([name]) => name === timeOfDay)?.[1];
  // Until it loads, show the built page's colour.
  return chosen ? { ...picture, ...chosen, color: picture.color } : picture;
}

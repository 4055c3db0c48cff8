import { useEffect } from "react";
import { sourceSet } from "../ui/picture.tsx";
import { ARTICLE_HERO_SIZES, type FirstPictures, HERO_SIZES, NARROW } from "../ui/picture-data.ts";
import { whenIdle } from "../ui/when-idle.ts";

/** Kept, so that the browser keeps them decoded until their pages show them. */
const preloaded = new Map<FirstPictures[string], HTMLImageElement>();

/** Loads and decodes the file that the page's <picture> will choose. */
function preload(picture: FirstPictures[string]): void {
  if (preloaded.has(picture)) return;
  const { phone } = picture;
  const isHero = phone !== undefined;
  const image = new Image();
  image.fetchPriority = "high";
  image.sizes = isHero ? HERO_SIZES : ARTICLE_HERO_SIZES;
  image.srcset = sourceSet(phone && matchMedia(NARROW).matches ? phone : picture);
  // If it can't be loaded, the page's own <picture> tries again.
  image.decode().catch(() => undefined);
  preloaded.set(picture, image);
}

/**
 * Loads the next page's first picture at pointerdown on its link, so that it's there when the page is. The list of
 * pictures is loaded once the browser is idle, unless the visitor saves data.
 */
export function useFirstPicturePreload(loadList: () => Promise<FirstPictures>): void {
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    let pictures: FirstPictures = {};
    const cancel = whenIdle(() => {
      loadList().then(
        (list) => {
          pictures = list;
        },
        () => undefined,
      );
    });
    const onPointerDown = ({ target }: PointerEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
      const picture = link && pictures[link.pathname];
      if (picture) preload(picture);
    };
    addEventListener("pointerdown", onPointerDown);
    return () => {
      cancel();
      removeEventListener("pointerdown", onPointerDown);
    };
  }, [loadList]);
}

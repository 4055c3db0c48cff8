/** Files up to this width are for phones, whose dense screens hide compression, so a lower quality is enough. */
export const MOBILE_WIDTH = 960;

/**
 * The encoders' options, with qualities chosen by eye on our photos: for phones on a screen with a device pixel ratio of 2, for
 * the others on one with a ratio of 1. More effort would take longer and save little: see docs/performance.md. Wide files take
 * the longest, so they get the least. The options are part of every file's name, so that no cache keeps a file made with others.
 */
export const ENCODING = {
  avif: {
    mobile: { effort: 1, quality: 46, chromaSubsampling: "4:2:0" },
    wide: { effort: 0, quality: 52, chromaSubsampling: "4:2:0" },
  },
  jpg: { quality: 68 },
};

declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep. Default: all. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;

  export { subsetFont as default };
}

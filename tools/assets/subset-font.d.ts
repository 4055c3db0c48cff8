declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all of them if left out. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;

  export { subsetFont as default };
}

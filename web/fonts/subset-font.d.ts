declare module 'subset-font' {
  /** What we use of it: converting between SFNT and WOFF2, and narrowing a variable font's axes. */
  type Options = {
    keepAllGlyphs: true;
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Uint8Array, text: null, options: Options): Promise<Buffer>;
}

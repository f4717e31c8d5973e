declare module 'subset-font' {
  /** The options used here: conversion between SFNT and WOFF2, its features, and limits of a variable font's axes. */
  type Options = {
    keepAllGlyphs?: true;
    targetFormat: 'sfnt' | 'woff2';
    noHinting?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
    /** The layout features to keep; all without it. */
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string | null,
    options: Options,
  ): Promise<Buffer>;
}

import { printedScripts } from '#contract/core/scripts.ts';

/** A font file of the documents, and how styles refer to it. */
export interface Face {
  /** Name of the file in the built folder, without extension; also the font's PostScript name. */
  file: string;
  /** Family it is registered under. */
  family: string;
  /** 400 regular, 600 semi-bold. */
  weight: 400 | 600;
  /** The published file it is made from. */
  source: string;
  /** Whether the published file has a weight axis to pin. */
  variable: boolean;
  /** The script that it is read for; null for the faces of our own words, which every document may need. */
  script: string | null;
}

const OWN = ['latin', 'latin-ext', 'devanagari'] as const;
const SHORT = { latin: 'Latin', 'latin-ext': 'LatinExt', devanagari: 'Devanagari' } as const;

const anek = (face: string, subset: string, called: string, weight: 400 | 600): Face => ({
  file: `Anek${called}-${weight}`,
  family: `Anek ${called}`,
  weight,
  source: `@fontsource-variable/anek-${face}/files/anek-${face}-${subset}-wght-normal.woff2`,
  variable: true,
  script: null,
});

const tiro = (subset: (typeof OWN)[number]): Face => ({
  file: `Tiro${SHORT[subset]}`,
  family: `Tiro ${SHORT[subset]}`,
  weight: 400,
  source: `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${subset}-400-normal.woff2`,
  variable: false,
  script: null,
});

const WEIGHTS = [400, 600] as const;

/** The scripts that only what people type is in. */
const TYPED = printedScripts.filter(({ script }) => script !== 'Latin' && script !== 'Devanagari');

/** All font files of the documents, published under the Open Font License. */
export const FACES: readonly Face[] = [
  ...WEIGHTS.flatMap((weight) =>
    OWN.map((subset) => anek(subset === 'devanagari' ? subset : 'latin', subset, SHORT[subset], weight)),
  ),
  ...OWN.map(tiro),
  ...TYPED.flatMap(({ script, face, subset }) =>
    WEIGHTS.map((weight) => ({ ...anek(face, subset, script, weight), script })),
  ),
];

/** Families of body text, in order of preference: each character uses the first font that has it. */
export const TEXT_FAMILIES = ['Anek Latin', 'Anek Devanagari', 'Anek LatinExt'];

/** Families of headings, in order of preference. Tiro has one weight, and fewer letters of Europe than Anek. */
export const DISPLAY_FAMILIES = [
  'Tiro Latin',
  'Tiro Devanagari',
  'Tiro LatinExt',
  'Anek Latin',
  'Anek LatinExt',
];

/** Returns the families of a run in `script`, of which `families` are those of our own words. The script's own is first. */
export function familiesOf(script: string | null, families: readonly string[]): string[] {
  if (!script) return [...families];
  const own = families.find((family) => family.endsWith(` ${script}`)) ?? `Anek ${script}`;
  return [own, ...families.filter((family) => family !== own)];
}

/** The fonts' folder inside the built documents. */
export const FONT_FOLDER = 'fonts';

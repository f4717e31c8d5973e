/** A font file as it is made for paper, and how a style asks for it. */
export interface Face {
  /** Name of the file in the built folder, without its ending; also the font's PostScript name. */
  file: string;
  /** Family it is registered under. */
  family: string;
  /** 400 regular, 600 semi-bold. */
  weight: 400 | 600;
  /** The published file it is made of. */
  source: string;
  /** Whether the published file has a weight axis to be pinned. */
  variable: boolean;
}

const anek = (
  script: 'latin' | 'devanagari',
  subset: 'latin' | 'latin-ext' | 'devanagari',
  weight: 400 | 600,
): Face => {
  const short = { latin: 'Latin', 'latin-ext': 'LatinExt', devanagari: 'Devanagari' }[subset];
  return {
    file: `Anek${short}-${weight}`,
    family: `Anek ${short}`,
    weight,
    source: `@fontsource-variable/anek-${script}/files/anek-${script}-${subset}-wght-normal.woff2`,
    variable: true,
  };
};

const tiro = (subset: 'latin' | 'latin-ext' | 'devanagari'): Face => {
  const short = { latin: 'Latin', 'latin-ext': 'LatinExt', devanagari: 'Devanagari' }[subset];
  return {
    file: `Tiro${short}`,
    family: `Tiro ${short}`,
    weight: 400,
    source: `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${subset}-400-normal.woff2`,
    variable: false,
  };
};

/** Every font file of the documents; all are published under the Open Font License. */
export const FACES: readonly Face[] = [
  ...([400, 600] as const).flatMap((weight) => [
    anek('latin', 'latin', weight),
    anek('latin', 'latin-ext', weight),
    anek('devanagari', 'devanagari', weight),
  ]),
  tiro('latin'),
  tiro('latin-ext'),
  tiro('devanagari'),
];

/** Families of running text, first choice first: each character comes from the first that has it. */
export const TEXT_FAMILIES = ['Anek Latin', 'Anek Devanagari', 'Anek LatinExt'];

/** Families of headings, first choice first. Tiro has one weight. */
export const DISPLAY_FAMILIES = ['Tiro Latin', 'Tiro Devanagari', 'Tiro LatinExt'];

/** Folder of the made fonts inside the build of the papers. */
export const FONT_FOLDER = 'fonts';

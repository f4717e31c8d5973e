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

/** All font files of the documents, published under the Open Font License. */
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

/** Families of body text, in order of preference: each character uses the first font that has it. */
export const TEXT_FAMILIES = ['Anek Latin', 'Anek Devanagari', 'Anek LatinExt'];

/** Families of headings, in order of preference. Tiro has one weight. */
export const DISPLAY_FAMILIES = ['Tiro Latin', 'Tiro Devanagari', 'Tiro LatinExt'];

/** The fonts' folder inside the built documents. */
export const FONT_FOLDER = 'fonts';

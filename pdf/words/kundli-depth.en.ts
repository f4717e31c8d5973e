import page from '#languages/en/astrology/reports/depth.json' with { type: 'json' };

/** English texts of the kundli's chapters for readers who know astrology: the page's, and those of the print alone. */
export const words = {
  strength: {
    ...page.strength,
    shadbala: 'Shadbala',
    rupas: 'Rupas',
    required: 'Asked',
  },
  points: page.points,
  kp: { ...page.kp, sign: page.points.sign, degree: page.points.degree, signifies: 'Signifies houses' },
  dashas: {
    ...page.dashas,
    note: 'Yogini: 36 years from the birth star. Ashtottari: 108 years. Chara: years of the signs, by K. N. Rao. A year has the length given under “How it was computed”.',
    both: 'Ashtottari is wanted for this birth by both rules of the texts.',
    byRahu: 'Ashtottari is wanted for this birth by the place of Rahu, not by the half of the month.',
    byHalf: 'Ashtottari is wanted for this birth by the half of the month, not by the place of Rahu.',
    neither: 'The texts do not want Ashtottari for this birth; it is given for comparison.',
    within: 'within {name}',
    subPeriods: 'Antardashas of the present one',
  },
};

/** Texts of these chapters, in any language. */
export type DepthWords = typeof words;

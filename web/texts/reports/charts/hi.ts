/** The chart as a drawing, in Hindi. */
export const texts: typeof import('./en.ts').texts = {
  style: 'कुंडली शैली',
  north: 'उत्तर',
  south: 'दक्षिण',
  northChart: 'उत्तर भारतीय कुंडली',
  southChart: 'दक्षिण भारतीय कुंडली',
  ascendant: '{sign} लग्न',
  inHouse: 'भाव {n} में {who}',
  numbers: 'छोटे अंक राशियाँ हैं, 1 मेष से 12 मीन तक',
  retrograde: 'वक्री',
  signs: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
  shortSigns: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
};

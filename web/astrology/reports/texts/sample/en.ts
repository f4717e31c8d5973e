/** The sample reports, which anybody may read. */
export const texts = {
  titles: { kundli: 'Sample kundli', matching: 'Sample kundli matching', panchang: 'Sample panchang' },
  descriptions: {
    kundli:
      'A whole kundli to leaf through before you buy one: charts, dashas, doshas, yogas and every reading.',
    matching:
      'A whole kundli matching to leaf through before you buy one: all eight gunas, doshas and the conclusion.',
    panchang:
      'A whole panchang to leaf through before you buy one: tithi, nakshatra, and the good hours of a day.',
  },
  notes: {
    kundli:
      'This is a sample. Ananya is invented, the calculation is real. Your kundli has every part you see here.',
    matching:
      'This is a sample. The couple is invented, the calculation is real. Your matching has every part you see here.',
    panchang:
      'This is a sample: Makar Sankranti 2026 in Varanasi. Your panchang is for your own day and your own city.',
  },
  more: 'More samples',
  own: 'Get yours for {amount}',
  loadFailed: 'The sample could not be loaded.',
  retry: 'Retry',
};

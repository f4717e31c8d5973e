import { expect, test } from 'vitest';
import { forReaders, readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { GRAHA_NAMES, KARANAS, NAKSHATRAS, SIGNS, YOGAS } from '#jyotish';

test('readers see one spelling of stars, yogas and karanas, while the wire keeps the published one', () => {
  expect(NAKSHATRAS[2]?.en).toBe('Krithika');
  expect(NAKSHATRAS.map(({ en }) => readerSpelling(en))).toEqual([
    ...['Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha'],
    ...['Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha'],
    ...['Jyeshtha', 'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishtha', 'Shatabhisha'],
    ...['Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati'],
  ]);
  expect(readerSpelling('Krithika Pada 2, Garija karana, Variyana yoga')).toBe(
    'Krittika Pada 2, Gara karana, Variyan yoga',
  );
});

test('Hindi names have an anusvara before a stop, and no other nasal is touched', () => {
  expect(readerSpelling(`${GRAHA_NAMES.Moon.hi} ${SIGNS[10]?.hi} ${YOGAS[5]?.hi}`)).toBe('चंद्र कुंभ अतिगंड');
  const names = [...NAKSHATRAS, ...YOGAS, ...KARANAS, ...SIGNS].map(({ hi }) => readerSpelling(hi));
  expect(names.filter((name) => /[ङञण]्|न्[तथदध]|म्[पफबभ]/.test(name))).toEqual([]);
  expect(readerSpelling('जन्म, अन्न, कन्या, सम्मान')).toBe('जन्म, अन्न, कन्या, सम्मान');
});

test('a report is spelled for readers, but ids and the names of people and places stay', () => {
  const report = {
    nakshatra: { id: 17, name: 'Jyeshta' },
    yogas: [{ id: 'Sasa', name: 'Sasa', has_yoga: true }],
    birth: { name: 'Subha चन्द्रा', location: 'Moola Nagar' },
    until: null,
  };
  expect(forReaders(report)).toEqual({
    ...report,
    nakshatra: { id: 17, name: 'Jyeshtha' },
    yogas: [{ id: 'Sasa', name: 'Shasha', has_yoga: true }],
  });
});

import { expect, it } from 'vitest';
import { expertises } from '#contract/consultations/astrologers/expertises.ts';
import { loadTexts } from '#web/texts/load.ts';
import { expertiseWords, languageWords, splitWords } from './practice-words.ts';

const { 'astrologers/practice': en } = await loadTexts('en', ['astrologers/practice']);
const { 'astrologers/practice': hi } = await loadTexts('hi', ['astrologers/practice']);

const devanagari = /^[\p{Script=Devanagari}\s,-]+$/u;

it('says what an astrologer practises and speaks in Hindi, and keeps words of their own', () => {
  expect(expertiseWords('Vedic, Lal Kitab, Nadi', hi)).toBe('वैदिक, लाल किताब, Nadi');
  expect(languageWords(['Hindi', 'Tulu', 'Dogri'], hi)).toBe('हिंदी, तुळु, Dogri');
  expect(expertiseWords('Vedic , ,KP', en)).toBe('Vedic, KP');
});

it('knows every expertise that the sign-up form offers; every Hindi word is in Devanagari', () => {
  for (const one of expertises) expect(hi.expertises).toHaveProperty([one]);
  for (const word of [...Object.values(hi.expertises), ...Object.values(hi.languages)])
    expect(word).toMatch(devanagari);
});

it('takes languages separated by commas, in any script', () => {
  expect(splitWords(' हिन्दी, English ,,मराठी ')).toEqual(['हिन्दी', 'English', 'मराठी']);
});

import { describe, expect, it } from 'vitest';
import { choiceKind, choiceName, compareChoices, readChoiceInHindi } from './choice-names.ts';

describe('the name of a size or variant', () => {
  it.each([
    ['0.15 carat', '0.15 कैरेट'],
    ['2 inch', '2 इंच'],
    ['25 pieces', '25 नग'],
    ['Large', 'बड़ा'],
    ['Large, 20 cm', 'बड़ा, 20 सेमी'],
    ['Pack of five', 'पाँच का पैक'],
    ['Set of 11', '11 का सेट'],
    ['Rose Quartz', 'गुलाबी स्फटिक'],
    ['3 ratti', '3 रत्ती'],
    ['250gm', '250ग्राम'],
    ['Gold-plated', 'सोने की परत'],
    ['Dark blue, 7 inch', 'गहरा नीला, 7 इंच'],
    ['Pair', 'जोड़ी'],
    ['7.5', '7.5'],
  ])('is said in Hindi by rule: %s', (name, hindi) => {
    expect(choiceName(name, 'hi')).toBe(hindi);
    expect(choiceName(name, 'en')).toBe(name);
  });

  it('is the seller’s own in Hindi, and stays English where nobody has said it', () => {
    expect(readChoiceInHindi('Baroque drop')).toBeNull();
    expect(choiceName('Baroque drop', 'hi')).toBe('Baroque drop');
    expect(choiceName('Baroque drop', 'hi', 'टेढ़ा मोती')).toBe('टेढ़ा मोती');
    expect(choiceName('Large', 'hi', 'विशाल')).toBe('विशाल');
    expect(choiceName('Baroque drop', 'en', 'टेढ़ा मोती')).toBe('Baroque drop');
  });

  it('stands with names of its kind, numbers ascending', () => {
    const names = ['10', 'Set of five', '7 inch', '5 ratti', 'Ruby', '9.5', 'Large', '100 pieces', '4 carat'];
    names.push(
      '10 ratti',
      '2 inch',
      'Small, 16 cm',
      'Medium',
      'Pair',
      'Amethyst',
      '0.15 carat',
      'Own',
      '3 Mukhi',
    );
    const sorted = names.toSorted(compareChoices);
    expect(Object.groupBy(sorted, choiceKind)).toEqual({
      weight: ['0.15 carat', '4 carat', '5 ratti', '10 ratti'],
      ring: ['9.5', '10'],
      named: ['Small, 16 cm', 'Medium', 'Large'],
      length: ['2 inch', '7 inch'],
      count: ['Pair', 'Set of five', '100 pieces'],
      mukhi: ['3 Mukhi'],
      look: ['Amethyst', 'Ruby'],
      other: ['Own'],
    });
    expect(sorted).toEqual(Object.values(Object.groupBy(sorted, choiceKind)).flat());
  });
});

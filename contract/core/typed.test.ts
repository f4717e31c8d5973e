import { describe, expect, it } from 'vitest';
import { isPhone } from '../people/accounts/person-rules.ts';
import { daySchema } from './primitives.ts';
import { tidyDigits, tidyPhone, typedNumber } from './typed.ts';

const scripts = {
  Devanagari: '९८२३०४४१५०',
  Bengali: '৯৮২৩০৪৪১৫০',
  Gurmukhi: '੯੮੨੩੦੪੪੧੫੦',
  Gujarati: '૯૮૨૩૦૪૪૧૫૦',
  Odia: '୯୮୨୩୦୪୪୧୫୦',
  Tamil: '௯௮௨௩௦௪௪௧௫௦',
  Telugu: '౯౮౨౩౦౪౪౧౫౦',
  Kannada: '೯೮೨೩೦೪೪೧೫೦',
  Malayalam: '൯൮൨൩൦൪൪൧൫൦',
  'Ol Chiki': '᱙᱘᱒᱓᱐᱔᱔᱑᱕᱐',
  Arabic: '۹۸۲۳۰۴۴۱۵۰',
  'full width': '９８２３０４４１５０',
};

describe('a typed mobile number', () => {
  it.each(Object.entries(scripts))('has the digits of %s', (_, typed) => {
    expect(tidyPhone(typed)).toBe('9823044150');
  });

  it('is accepted in any notation', () => {
    for (const typed of [
      '9823044150',
      '98230 44150',
      '98230.44150',
      '98230\u201144150',
      '(98230) 44150',
      '98230\u00a044150',
      '+91 98230-44150',
      '＋91 9823044150',
      '+91 (0) 98230 44150',
      '91 9823044150',
      '0091 98230 44150',
      '09823044150',
      '0 91 98230 44150',
      'tel:+919823044150',
      '\u202a+91 98230 44150\u202c',
      '\u200e9823044150\u200f',
      '\ufeff9823044150',
    ])
      expect(tidyPhone(typed)).toBe('9823044150');
    expect(tidyPhone('9123456789')).toBe('9123456789');
  });

  it('is never guessed: too few digits, too many, or another country stay invalid', () => {
    for (const typed of [
      '98230 4415',
      '982304415012',
      '+44 9823044150',
      '+98230 44150',
      '98230x44150',
      'phone',
      '',
    ])
      expect(isPhone(tidyPhone(typed))).toBe(false);
  });
});

it('a PIN code has its six digits, whatever stands between them', () => {
  for (const typed of ['२२१००५', '221 005', '221-005', '221\u2013005', '\u200e221005 ', '221\u2009005'])
    expect(tidyDigits(typed)).toBe('221005');
});

describe('a typed number', () => {
  it('is read as people and spreadsheets write it', () => {
    for (const [typed, value] of [
      ['₹ 1,49,900.50', 149_900.5],
      ['1,499', 1499],
      ['1 499', 1499],
      ['1\u00a0499', 1499],
      ['1\u202f49\u202f900', 149_900],
      ['Rs. 500', 500],
      ['Rs.500/-', 500],
      ['500/-', 500],
      ['INR 500', 500],
      ['५००', 500],
      ['रु. ५०० ', 500],
      ['৫০০', 500],
      ['10%', 10],
      ['.5', 0.5],
      ['7.', 7],
      ['-5', -5],
      ['\u22125', -5],
      ['10.500', 10.5],
    ] as const)
      expect(typedNumber(typed, 2), typed).toBe(value);
  });

  it('is never guessed', () => {
    for (const typed of [
      '',
      ' ',
      '.',
      '-',
      '1499,50',
      '1.2.3',
      '1e3',
      '0x10',
      '12 50',
      '1,2',
      'ten',
      '₹',
      '1.234',
    ])
      expect(typedNumber(typed, 2), typed).toBeNaN();
  });
});

describe('a day of the API', () => {
  it.each([
    '1964-03-12',
    '१९६४-०३-१२',
    '১৯৬৪-০৩-১২',
    '੧੯੬੪-੦੩-੧੨',
    '૧૯૬૪-૦૩-૧૨',
    '୧୯୬୪-୦୩-୧୨',
    '௧௯௬௪-௦௩-௧௨',
    '౧౯౬౪-౦౩-౧౨',
    '೧೯೬೪-೦೩-೧೨',
    '൧൯൬൪-൦൩-൧൨',
  ])('may be written %s', (typed) => expect(daySchema.parse(typed)).toBe('1964-03-12'));

  it.each(['12/03/1964', '१९६४-१३-१२', '००००-०१-०१', '1964-3-12', ''])('may not be %j', (typed) => {
    expect(daySchema.safeParse(typed).success).toBe(false);
  });
});

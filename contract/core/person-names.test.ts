import { expect, test } from 'vitest';
import { astrologers } from '../consultations/astrologers/endpoints.ts';
import { contact } from '../office/tickets/endpoints.ts';
import { firstNameSchema, lastNameSchema } from '../people/accounts/person.ts';
import { addressFieldWords } from '../people/addresses/errors.ts';
import { addressProblems, tidyAddress } from '../people/addresses/rules.ts';
import { visitors } from '../people/visitors/endpoints.ts';
import { holdsLink, isFitName, nameProblem } from './person-names.ts';

const signup = astrologers['POST /api/astrologers/astrologer-signup'].body.shape;
const printed = {
  'first name': firstNameSchema,
  'last name': lastNameSchema,
  'astrologer’s first name': signup.firstName,
  'astrologer’s last name': signup.lastName,
};
const schemas = {
  ...printed,
  'name of the contact form': contact['POST /api/contact'].body.shape.name,
  'visitor’s name': visitors['POST /api/visit/visitors'].body.shape.fullName,
};

const fit = [
  'S',
  'ओ',
  'ಸ',
  'अ',
  'S. K. Rao',
  'S.K.Rao',
  'K.Rao',
  'A.P.J. Abdul Kalam',
  'D’Souza',
  "D'Souza",
  'Md. Ali',
  'Md.Ali',
  'Dr.Asha Rao',
  'Smt.Lakshmi',
  'Venkat.S',
  'Venkatasubramaniam Gopalakrishnan',
  'Rao-Iyer',
  'Ravi (Jr.)',
  'डॉ.शर्मा',
  'श्री.राम',
  'मीनाक्षी राव',
  'மீனாட்சி',
  'శ్రీనివాస్',
  'ক্‍ষ',
  'അനില്\u200d',
  'José Álvarez',
  'ಮಲ್ಲೇಶ್\u200cವರಂ',
];
test.each(fit)('%s is a name', (name) => {
  for (const [of, schema] of Object.entries(schemas))
    if (of !== 'visitor’s name' || name.length > 1) expect(schema.parse(name), of).toBe(name);
});

const unprintable = ['محمد علی', 'علی\u200cرضا', '王小明', 'Иван', 'ᱥᱟᱱᱛᱟᱲ', 'ꯃꯩꯇꯩ', 'Asha محمد'];
test.each(unprintable)('%s is a name, and is refused where a paper prints it', (name) => {
  expect(nameProblem(name)).toBe('name_script');
  for (const [of, schema] of Object.entries(schemas))
    expect([of, schema.safeParse(name).success]).toEqual([of, !(of in printed)]);
  const given = { name, address: name, city: name, landmark: name };
  expect(addressProblems(tidyAddress(given), ['IN']).filter(({ code }) => code.endsWith('_script'))).toEqual([
    { field: 'name', code: 'name_script', values: {} },
    ...(['address', 'city', 'landmark'] as const).map((field) => ({
      field,
      code: 'address_script',
      values: { field: addressFieldWords[field] },
    })),
  ]);
});

test('an address of emoji alone is refused, and emoji beside letters are not', () => {
  const problems = (address: string) =>
    addressProblems(tidyAddress({ address }), ['IN']).filter(({ field }) => field === 'address');
  expect(problems('🏠🏠')).toHaveLength(1);
  expect(problems('12/4 🏠')).toEqual([]);
});

const unfit = [
  'Win 1 crore http://evil.test',
  'hxxps://evil',
  'evil.test',
  'EVIL.COM',
  'Asha evil.co.in',
  'x.com',
  'bit.ly/3abc',
  'www.evil',
  'WWW .evil',
  'asha@evil.example',
  'evil．test',
  'evil。com',
  'evil․test',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'नवरत्न.भारत',
  'call 203.0.113.7',
  'my-shop.x1',
  '\u200b\u200b\u200b',
  'As\u200bha',
  'As\u200dha',
  'abc \u202edef',
  'abc\u2066def',
  'As\u00adha',
  'As\ufeffha',
  'ㅤㅤ',
  '⠀⠀',
  '12345',
  '...',
  '🎉🎉',
];
test.each(unfit)('%j is no name', (name) => {
  expect(isFitName(name)).toBe(false);
  for (const [of, schema] of Object.entries(schemas)) expect(schema.safeParse(name).success, of).toBe(false);
  expect(addressProblems(tidyAddress({ name }), ['IN'])).toContainEqual({
    field: 'name',
    code: 'name_unfit',
    values: {},
  });
});

test('a first name is required and bounded; a last name is bounded', () => {
  for (const name of ['', ' ', 'a'.repeat(81)]) expect(firstNameSchema.safeParse(name).success).toBe(false);
  expect(lastNameSchema.parse('')).toBe('');
  expect(lastNameSchema.safeParse('a'.repeat(61)).success).toBe(false);
});

test('the other lines of an address hold no web address either, and dots and line breaks as usual', () => {
  const lines = [
    'Win 1 crore http://evil.test',
    'evil.test/win',
    'www.evil.example',
    'bit.ly/x',
    'EVIL。COM',
    '1.2.3.4/x',
  ];
  for (const line of lines) {
    const given = { address: line, city: line, landmark: line };
    const links = addressProblems(tidyAddress(given), ['IN']).filter(({ code }) => code === 'address_link');
    expect(links.map(({ field }) => field)).toEqual(['address', 'city', 'landmark']);
  }
  const usual = [
    'H.No.12, M.G.Road\nOpp.SBI ATM',
    'Plot 3.Near Main Market.Shop 4',
    'Temple. Link Road',
    'Kamla Coop.Soc.Ltd',
    'D.No. 1-2-3/A',
    'Tech.Park',
    'कोई लैंडमार्क नहीं है',
  ];
  for (const line of usual) expect(line + holdsLink(line)).toBe(`${line}false`);
});

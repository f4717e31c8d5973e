import { expect, test } from 'vitest';
import { fieldsProblems } from '../base/settings/check.ts';
import { settingSections } from '../base/settings/forms.ts';
import { type PersonalField, personalProblem } from '../catalog/products/personal-rules.ts';

const engraving: PersonalField = {
  id: 'name',
  kind: 'text',
  label: { en: 'Name to engrave', hi: 'उकेरने का नाम' },
  required: true,
  max: 40,
  script: 'any',
  choices: [],
};

test('a text that a slip prints has letters that it can print', () => {
  for (const text of ['Asha', 'செல்வி', 'ॐ', '108', 'Asha ♥'])
    expect([text, personalProblem(engraving, text)]).toEqual([text, null]);
  for (const text of ['محمد', 'ᱥᱟᱱᱛᱟᱲ', '愛'])
    expect([text, personalProblem(engraving, text)]).toEqual([text, 'letters']);
  for (const text of ['♥', '🌸🌸', '—'])
    expect([text, personalProblem(engraving, text)]).toEqual([text, 'signs']);
  expect(personalProblem({ ...engraving, script: 'latin' }, 'செல்வி')).toBe('script');
});

test('what an owner sets and papers print has letters that they can print', () => {
  const problems = (id: string, value: object) =>
    fieldsProblems(settingSections.find((section) => section.id === id)?.fields ?? [], value)
      .filter(({ problem }) => problem === 'script')
      .map(({ path }) => path);
  const urdu = 'نورتن';
  expect(problems('gst', { legalName: urdu, address: ['12/4', urdu], signatory: urdu })).toEqual([
    'legalName',
    'address.1',
    'signatory',
  ]);
  expect(problems('identity', { name: urdu, address: [urdu] })).toEqual(['name', 'address.0']);
  expect(problems('hindi', { name: urdu, address: [urdu], legalName: urdu })).toEqual([
    'name',
    'address.0',
    'legalName',
  ]);
  expect(problems('gst', { legalName: 'நவரத்னா', address: ['চৌরঙ্গী'], signatory: '' })).toEqual([]);
});

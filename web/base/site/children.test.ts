import { expect, test } from 'vitest';
import { birthProfileSchema, relations } from '#contract/people/birth-profiles/endpoints.ts';
import { loadTexts } from '#web/texts/load.ts';

const { 'site/privacy': en } = await loadTexts('en', ['site/privacy']);
const { 'site/privacy': hi } = await loadTexts('hi', ['site/privacy']);

/** The words of the notice for each field that a saved birth keeps; none for what names no person. */
const words: Record<keyof typeof birthProfileSchema.shape, readonly [en: string, hi: string] | null> = {
  _id: null,
  relation: ['relation', 'संबंध'],
  name: ['name', 'नाम'],
  gender: ['gender', 'लिंग'],
  datetime: ['date, time', 'तारीख, समय'],
  timeUnknown: null,
  coordinates: ['place', 'स्थान'],
  location: ['place', 'स्थान'],
  timezone: ['place', 'स्थान'],
  offset: null,
  consent: ['agreement', 'सहमति'],
};

test('the privacy notice says of children what the schema of births keeps', () => {
  expect(relations).toContain('child');
  expect(Object.keys(words).sort()).toEqual(Object.keys(birthProfileSchema.shape).sort());
  const told = { en: en.sections.children.text.join(' '), hi: hi.sections.children.text.join(' ') };
  for (const [field, named] of Object.entries(words)) {
    if (!named) continue;
    expect(told.en, field).toContain(named[0]);
    expect(told.hi, field).toContain(named[1]);
  }
  expect(JSON.stringify(en)).not.toMatch(/no data of children/i);
  expect(told.en).toMatch(/parent or lawful guardian.*do not track/);
});

import { expect, test } from 'vitest';
import { factFields } from '#contract/catalog/products/facts/fields.ts';
import { personalFieldSchema } from '#contract/catalog/products/personal.ts';
import { returnConditions, returnSteps } from '#contract/selling/returns/reasons.ts';
import { fieldWords, hiddenFields } from '#web/base/audit/shared/differences.ts';
import { emptyAddress } from '#web/people/addresses/shared/address.ts';
import { loadTexts } from '#web/texts/load.ts';
import { auditFields } from '../../server/base/audit/fields.ts';

const { audit: en, 'products/facts': factsEn } = await loadTexts('en', ['audit', 'products/facts']);
const { audit: hi, 'products/facts': factsHi } = await loadTexts('hi', ['audit', 'products/facts']);

// The fields of parts, which no rule declares one by one. `id` and other hidden fields are never shown.
const parts: Record<string, readonly string[]> = {
  facts: Object.keys(factFields),
  personal: Object.keys(personalFieldSchema.shape),
  shippingAddress: Object.keys(emptyAddress),
  skus: ['gram', 'price', 'code', 'isDefault', 'picture', 'stock'],
  sale: ['sku', 'price', 'from', 'to'],
  lines: ['sku', 'expected', 'counted'],
  images: ['url', 'alt'],
};

const declared = Object.values(auditFields).flatMap(({ open, sealed = [] }) => [...open, ...sealed]);
const fields = [
  ...new Set(declared.filter((name) => name !== '*')).values().map((name) => [undefined, name] as const),
  ...Object.entries(parts).flatMap(([parent, names]) => names.map((name) => [parent, name] as const)),
].filter(([, name]) => !hiddenFields.has(name));

// "HSN" is said so in every language.
const same = new Set(['hsn', 'ifsc', 'gst']);

test.each([
  { lang: 'en', t: en, facts: factsEn.fields },
  { lang: 'hi', t: hi, facts: factsHi.fields },
] as const)('the activity log has words for every field that is recorded ($lang)', ({ lang, t, facts }) => {
  const raw = fields.filter(([parent, name]) => fieldWords(name, parent, { t, facts }) === name);
  expect(raw).toEqual([]);
  const latin = fields.filter(
    ([parent, name]) =>
      lang === 'hi' && !same.has(name) && !/[\u0900-\u097f]/.test(fieldWords(name, parent, { t, facts })),
  );
  expect(latin).toEqual([]);
});

test('the activity log has words for the steps and conditions of returns', () => {
  const states = [...returnSteps, ...returnConditions, 'restock', 'write_off', 'death', 'incapacity'];
  for (const values of [en.values, hi.values] as Readonly<Record<string, string>>[])
    expect(states.filter((state) => !values[state])).toEqual([]);
});

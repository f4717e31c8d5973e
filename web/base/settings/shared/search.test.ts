import { expect, test } from 'vitest';
import { loadTexts } from '#web/texts/load.ts';
import { findSettings } from './search.ts';

const { settings: english } = await loadTexts('en', ['settings']);
const { settings: hindi } = await loadTexts('hi', ['settings']);

test('a setting is found by its label, and leads to its field', () => {
  expect(findSettings(english, 'free above')).toEqual([
    {
      section: 'delivery',
      field: 'freeAbove',
      label: 'Free above, rupees',
      name: 'Delivery',
      to: '/admin/settings?section=delivery&field=freeAbove',
    },
  ]);
  expect(findSettings(english, 'credit note')[0]).toMatchObject({ field: 'returns.creditMonths' });
});

test('a section is found by its name and note, once', () => {
  expect(findSettings(english, 'invoices').map(({ section }) => section)).toContain('gst');
  const holidays = findSettings(english, 'whatever the hours say');
  expect(holidays).toMatchObject([{ section: 'holidays', field: '' }]);
});

test('Hindi is found without its nukta', () => {
  expect(findSettings(hindi, 'फोन').length).toBeGreaterThan(0);
});

test('two letters find nothing, and a word is found by its beginning only', () => {
  expect(findSettings(english, 'ru')).toEqual([]);
  expect(findSettings(english, 'upees')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { addLine, firstGap } from './draft.ts';

const photo: PersonalField = {
  id: 'photo',
  kind: 'photo',
  label: { en: 'Your family', hi: 'आपका परिवार' },
  required: false,
  max: 0,
  script: 'any',
  choices: [],
};

test('a photo that is on its way is a gap, also in a field that may stay empty', () => {
  const option = { product: 'p', variantId: null, size: null, choice: '', price: 900, stock: 5 };
  const [line] = addLine([], { ...option, name: 'Frame', picture: '', fields: [photo] });
  if (!line) throw new Error('no line');
  expect(firstGap([line])).toBeNull();
  const waits = { ...line, waiting: [photo.id] };
  expect(firstGap([waits])).toEqual({ line: waits, field: photo });
});

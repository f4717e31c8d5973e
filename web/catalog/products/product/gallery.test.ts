import { expect, it } from 'vitest';
import { beginningWith } from './gallery.tsx';

const pictures = { images: ['gold', 'silver', 'copper'], alts: ['In gold', 'In silver'] };

it('the pictures begin with that of the choice that is made already, each with its own words', () => {
  expect(beginningWith('copper', pictures)).toEqual({
    images: ['copper', 'gold', 'silver'],
    alts: ['', 'In gold', 'In silver'],
  });
  expect(beginningWith('silver', pictures).alts).toEqual(['In silver', 'In gold', '']);
});

it.each([undefined, 'gold', 'elsewhere'])('%s leaves the owner’s order', (first) => {
  expect(beginningWith(first, pictures)).toEqual(pictures);
});

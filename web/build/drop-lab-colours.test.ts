import { expect, test } from 'vitest';
import { withoutLab } from './drop-lab-colours.ts';

test('lab() blocks are removed, at the top level and inside media queries', () => {
  const lab = '@supports (color:lab(0% 0 0)){:root{--a:lab(1% 0 0)}.b{color:lab(2% 0 0)}}';
  const css = `:root{--a:#111}${lab}.c{color:#222}@media print{.d{color:#333}${lab}}`;
  expect(withoutLab(css)).toBe(':root{--a:#111}.c{color:#222}@media print{.d{color:#333}}');
  expect(withoutLab('.c{color:#222}')).toBe('.c{color:#222}');
});

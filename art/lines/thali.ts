import { createDefs, DIAGONAL, WHOLE } from '../svg/defs.ts';
import { element, group, shape } from '../svg/markup.ts';
import { lotusPetals } from './rings.ts';

const ENGRAVING = '#a8741a';

/**
 * Draws the plate of the home page, for nine stones: brass rim, pearl ground, engraved petals. Returns an inline SVG
 * with its middle at 0,0 and the rim 97 from it. Ids begin with `idPrefix`.
 */
export function thaliPlate(idPrefix = 'thali'): string {
  const defs = createDefs(idPrefix);
  const shadow = defs.radial(WHOLE, [
    [0.82, '#5a2b00', 0.42],
    [1, '#5a2b00', 0],
  ]);
  const rim = defs.linear(DIAGONAL, [
    [0, '#fff6d0'],
    [0.22, '#d8a93a'],
    [0.5, '#fbe6a0'],
    [0.74, '#a8741a'],
    [1, '#e9c45c'],
  ]);
  const ground = defs.radial({ cx: 0.36, cy: 0.3, r: 0.85 }, [
    [0, '#ffffff'],
    [0.55, '#f8f0ee'],
    [1, '#e3d3d2'],
  ]);
  // the pen is given in the units of each enlarged ring
  const engraved = [
    shape('path', {
      transform: 'scale(29)',
      strokeWidth: 0.016,
      d: lotusPetals({ count: 16, inner: 0.78, outer: 0.96 }),
    }),
    shape('path', {
      transform: 'scale(87)',
      strokeWidth: 0.005,
      d: lotusPetals({ count: 40, inner: 1, outer: 1.04 }),
    }),
    shape('circle', { r: 22 }),
    shape('circle', { r: 86.5 }),
  ];
  const plate = [
    shape('circle', { cx: 5, cy: 9, r: 106, fill: shadow }),
    shape('circle', { r: 97, fill: rim }),
    shape('circle', { r: 92.6, fill: 'none', stroke: '#7c5410', strokeOpacity: 0.5, strokeWidth: 0.5 }),
    shape('circle', { r: 91, fill: ground }),
    shape('circle', { r: 91, fill: 'none', stroke: '#6b4410', strokeOpacity: 0.35, strokeWidth: 1 }),
    group({ fill: 'none', stroke: ENGRAVING, strokeOpacity: 0.55, strokeWidth: 0.4 }, engraved.join('')),
  ];
  return element('svg', {
    attributes: { viewBox: '-100 -100 200 200', overflow: 'visible', 'aria-hidden': 'true' },
    children: `<defs>${defs.markup()}</defs>${plate.join('')}`,
  });
}

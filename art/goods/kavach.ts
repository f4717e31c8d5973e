import { drawCutStone } from '../gem/gem.ts';
import { circlePath, lotusPetals } from '../lines/rings.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import type { KavachPicture } from '../picture.ts';
import { ACROSS, type Defs, DIAGONAL } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';
import { thread } from './chain.ts';
import { engrave } from './engraving.ts';

/** A protective locket with a stone on a lotus, on a red thread. */
export function drawKavach({ stone = 'ruby', metal = 'gold' }: KavachPicture, defs: Defs): string {
  const { dark } = METAL_SHADES[metal];
  const loop = {
    cy: 74,
    r: 6,
    fill: 'none',
    stroke: polished({ metal, axis: ACROSS }, defs),
    strokeWidth: 3.4,
  };
  const lotus = lotusPetals({ count: 8, inner: 0.72, outer: 1 }) + circlePath(0.68);
  return [
    thread({
      colour: '#8f0d33',
      highlight: '#ff8ea9',
      left: '34 50 60 66 84 70',
      right: '166 50 140 66 116 70',
    }),
    castShadow({ centre: [108, 138], radii: [66, 62] }, defs),
    shape('circle', { ...loop, cx: 84 }),
    shape('circle', { ...loop, cx: 116 }),
    shape('rect', {
      x: 54,
      y: 82,
      width: 92,
      height: 92,
      rx: 12,
      fill: polished({ metal, axis: DIAGONAL }, defs),
      stroke: dark,
      strokeWidth: 0.7,
    }),
    shape('rect', {
      x: 60,
      y: 88,
      width: 80,
      height: 80,
      rx: 8,
      fill: 'none',
      stroke: dark,
      strokeOpacity: 0.55,
    }),
    engrave({ d: lotus, centre: [100, 128], scale: 36, colour: dark, width: 0.8 }),
    drawCutStone({ stone, cut: 'round', radius: 22, centre: [100, 128] }, defs),
  ].join('');
}

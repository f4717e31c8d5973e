import { drawCutStone } from '../gem/gem.ts';
import { circlePath, lotusPetals } from '../lines/rings.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import { ACROSS, type Defs, DIAGONAL } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';
import { engrave } from './engraving.ts';

/** The twisted red thread: it comes down from beyond both upper corners to the two loops. */
function thread(): string {
  const d = 'M-2 -48L14 -6C34 50 60 66 84 70M202 -48L186 -6C166 50 140 66 116 70';
  return (
    shape('path', { d, fill: 'none', stroke: '#8f0d33', strokeWidth: 3.4 }) +
    shape('path', {
      d,
      fill: 'none',
      stroke: '#ff8ea9',
      strokeOpacity: 0.6,
      strokeWidth: 1,
      strokeDasharray: '3 3',
    })
  );
}

/** Draws a locket with a ruby on a lotus, on a thread. */
export function drawKavach(defs: Defs): string {
  const { dark } = METAL_SHADES.gold;
  const loop = {
    cy: 74,
    r: 6,
    fill: 'none',
    stroke: polished({ metal: 'gold', axis: ACROSS }, defs),
    strokeWidth: 3.4,
  };
  const lotus = lotusPetals({ count: 8, inner: 0.72, outer: 1 }) + circlePath(0.68);
  return [
    thread(),
    castShadow({ centre: [108, 138], radii: [66, 62] }, defs),
    shape('circle', { ...loop, cx: 84 }),
    shape('circle', { ...loop, cx: 116 }),
    shape('rect', {
      x: 54,
      y: 82,
      width: 92,
      height: 92,
      rx: 12,
      fill: polished({ metal: 'gold', axis: DIAGONAL }, defs),
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
    drawCutStone({ stone: 'ruby', cut: 'round', radius: 22, centre: [100, 128] }, defs),
  ].join('');
}

import { drawCutStone } from '../gem/gem.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import { ACROSS, type Defs, DIAGONAL, DOWN } from '../svg/defs.ts';
import { tableShadow } from '../svg/light.ts';
import { group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';

/** Half the width of the stone, and the middle of its setting. */
const RADIUS = 33;
const SETTING_X = 100;
const SETTING_Y = 57;

const { dark, shade, body, shine } = METAL_SHADES.gold;

/** The hoop: outer face, inner wall seen through it, and the light along its edges. */
function hoop(defs: Defs): string {
  const innerWall = defs.linear(DOWN, [
    [0, dark],
    [0.55, shade],
    [0.85, body],
    [1, shine],
  ]);
  const edge = { fill: 'none', strokeLinecap: 'round' };
  return [
    shape('path', {
      fillRule: 'evenodd',
      d: 'M42 126a58 58 0 1 0 116 0a58 58 0 1 0 -116 0ZM53 121a47 47.5 0 1 0 94 0a47 47.5 0 1 0 -94 0Z',
      fill: polished({ metal: 'gold', axis: ACROSS }, defs),
    }),
    shape('path', {
      d: 'M53 121a47 47.5 0 1 0 94 0a47 47.5 0 1 0 -94 0ZM57 116a43 43 0 1 1 86 0a43 44 0 1 1 -86 0Z',
      fillRule: 'evenodd',
      fill: innerWall,
    }),
    shape('path', {
      ...edge,
      d: 'M48.8 107.4A54.5 54.5 0 0 0 72.7 173.2',
      stroke: '#fff',
      strokeOpacity: 0.8,
      strokeWidth: 2.2,
    }),
    shape('path', {
      ...edge,
      d: 'M151.2 107.4A54.5 54.5 0 0 1 138.5 164.5',
      stroke: dark,
      strokeOpacity: 0.45,
      strokeWidth: 3,
    }),
    shape('path', {
      ...edge,
      d: 'M124 175.5A54.5 54.5 0 0 1 86 178.7',
      stroke: '#fff',
      strokeOpacity: 0.5,
      strokeWidth: 1.6,
    }),
  ].join('');
}

/** The metal under the stone. */
function collar(defs: Defs): string {
  const finish = polished({ metal: 'gold', axis: DIAGONAL }, defs);
  const middle = { cx: SETTING_X, cy: SETTING_Y };
  return (
    shape('ellipse', { cx: 101, cy: 64, rx: RADIUS + 7, ry: RADIUS + 6, fill: dark }) +
    shape('circle', { ...middle, r: RADIUS + 6, fill: finish }) +
    shape('circle', { ...middle, r: RADIUS + 1.4, fill: dark })
  );
}

/** The four claws that hold the stone. */
function claws(): string {
  return Array.from({ length: 4 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 2;
    const x = SETTING_X + Math.cos(angle) * (RADIUS + 1.5);
    const y = SETTING_Y + Math.sin(angle) * (RADIUS + 1.5);
    return (
      shape('circle', { cx: round1(x), cy: round1(y), r: 4, fill: body, stroke: dark, strokeWidth: 0.6 }) +
      shape('circle', { cx: round1(x - 1), cy: round1(y - 1.2), r: 1.6, fill: '#fff', opacity: 0.9 })
    );
  }).join('');
}

/** Draws a gold ring with a round ruby. */
export function drawRing(defs: Defs): string {
  const stone = { stone: 'ruby', cut: 'round', radius: RADIUS, centre: [SETTING_X, SETTING_Y] } as const;
  return [
    tableShadow({ centre: [104, 184], radii: [64, 9], peak: 0.5, half: 0.24 }, defs),
    hoop(defs),
    // the shoulders
    shape('path', {
      d: 'M58 88C66 74 72 72 78 66L122 66C128 72 134 74 142 88C130 80 118 82 100 82C82 82 70 80 58 88Z',
      fill: polished({ metal: 'gold', axis: ACROSS }, defs),
    }),
    group(
      { transform: 'translate(100 56) scale(1 .86) translate(-100 -56)' },
      collar(defs) + drawCutStone(stone, defs) + claws(),
    ),
  ].join('');
}

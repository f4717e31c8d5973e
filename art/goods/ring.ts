import type { Cut } from '../gem/cuts.ts';
import { drawCutStone } from '../gem/gem.ts';
import { METAL_SHADES, type Metal, polished } from '../materials/metals.ts';
import type { RingPicture } from '../picture.ts';
import { ACROSS, type Defs, DIAGONAL, DOWN } from '../svg/defs.ts';
import { tableShadow } from '../svg/light.ts';
import { group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';

/** Half the width of the stone, and the middle of its setting. */
const RADIUS = 33;
const SETTING_X = 100;
const SETTING_Y = 57;

/** How much wider than high the setting of a cut is; the others are as wide as high. */
const SETTING_WIDTHS: Partial<Record<Cut, number>> = { oval: 1.12, emerald: 1.1, cabochon: 1.06 };

/** The hoop: outer face, inner wall seen through it, and the light along its edges. */
function hoop(metal: Metal, defs: Defs): string {
  const { dark, shade, body, shine } = METAL_SHADES[metal];
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
      fill: polished({ metal, axis: ACROSS }, defs),
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
function collar(ring: { cut: Cut; metal: Metal }, defs: Defs): string {
  const { cut, metal } = ring;
  const { dark } = METAL_SHADES[metal];
  const finish = polished({ metal, axis: DIAGONAL }, defs);
  const shadow = shape('ellipse', { cx: 101, cy: 64, rx: RADIUS + 7, ry: RADIUS + 6, fill: dark });
  if (cut === 'emerald' || cut === 'asscher') {
    return shadow + shape('path', { d: 'M70 24h60l10 10v46l-10 10h-60l-10-10v-46z', fill: finish });
  }
  const middle = { cx: SETTING_X, cy: SETTING_Y };
  return (
    shadow +
    shape('circle', { ...middle, r: RADIUS + 6, fill: finish }) +
    shape('circle', { ...middle, r: RADIUS + 1.4, fill: dark })
  );
}

/** The four claws that hold the stone. */
function claws(metal: Metal): string {
  const { dark, body } = METAL_SHADES[metal];
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

function stoneOf(ring: RingPicture, defs: Defs): string {
  const { stone, cut, detail, seed } = ring;
  const setting = { stone, centre: [SETTING_X, SETTING_Y], detail, seed } as const;
  // an emerald cut lies across the finger
  if (cut === 'emerald') {
    return group(
      { transform: `rotate(90 ${SETTING_X} ${SETTING_Y})` },
      drawCutStone({ ...setting, cut, aspect: 0.82, radius: 38 }, defs),
    );
  }
  // the setting is stretched across, which makes an oval of a round stone
  return drawCutStone({ ...setting, cut: cut === 'oval' ? 'round' : cut, radius: RADIUS }, defs);
}

/** A finger ring with one stone. */
export function drawRing(ring: RingPicture, defs: Defs): string {
  const { cut, metal = 'gold' } = ring;
  return [
    tableShadow({ centre: [104, 184], radii: [64, 9], peak: 0.5, half: 0.24 }, defs),
    hoop(metal, defs),
    // the shoulders
    shape('path', {
      d: 'M58 88C66 74 72 72 78 66L122 66C128 72 134 74 142 88C130 80 118 82 100 82C82 82 70 80 58 88Z',
      fill: polished({ metal, axis: ACROSS }, defs),
    }),
    group(
      { transform: `translate(100 56) scale(${SETTING_WIDTHS[cut] ?? 1} .86) translate(-100 -56)` },
      collar({ cut, metal }, defs) + stoneOf(ring, defs) + claws(metal),
    ),
  ].join('');
}

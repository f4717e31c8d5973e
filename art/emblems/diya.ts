import type { DiyaEmblem } from '../emblem.ts';
import { METAL_SHADES } from '../materials/metals.ts';
import { ACROSS, type Defs, DOWN, WHOLE } from '../svg/defs.ts';
import { tableShadow } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';

/** The four shades a lamp is painted with. */
interface LampShades {
  dark: string;
  shade: string;
  body: string;
  shine: string;
}

const CLAY: LampShades = { dark: '#4f1a0a', shade: '#8a3617', body: '#c05a2b', shine: '#f0a06b' };
const PAINTED_DOTS = '#ffe2a0';

/** The bowl with its painted border, seen from the front. */
function bowl(shades: LampShades, glaze: string): string {
  const dots = Array.from({ length: 9 }, (_, i) =>
    shape('circle', {
      cx: 50 + i * 12.5,
      cy: round1(141 + Math.sin((i / 8) * Math.PI) * 9),
      r: 2.6,
      fill: PAINTED_DOTS,
      opacity: 0.9,
    }),
  );
  return [
    shape('path', {
      d: 'M28 114C34 150 64 170 100 170C136 170 166 150 172 114C150 132 50 132 28 114Z',
      fill: glaze,
    }),
    shape('path', {
      d: 'M28 114C34 150 64 170 100 170C136 170 166 150 172 114',
      fill: 'none',
      stroke: shades.dark,
      strokeOpacity: 0.4,
    }),
    ...dots,
    shape('path', {
      d: 'M44 152C72 168 128 168 156 152',
      fill: 'none',
      stroke: PAINTED_DOTS,
      strokeOpacity: 0.7,
      strokeWidth: 1.3,
    }),
  ].join('');
}

/** The rim, the oil and the wick. */
function mouth(shades: LampShades, context: { glaze: string; defs: Defs }): string {
  const oil = context.defs.radial({ cx: 0.5, cy: 0.2, r: 0.8 }, [
    [0, '#ffdf8a'],
    [0.5, '#d18a1e'],
    [1, '#7d4a0a'],
  ]);
  return [
    shape('path', {
      d: 'M28 114C28 102 60 96 92 96C96 90 104 90 108 96C140 96 172 102 172 114C172 126 140 134 100 134C60 134 28 126 28 114Z',
      fill: context.glaze,
    }),
    shape('ellipse', { cx: 100, cy: 114, rx: 62, ry: 14, fill: shades.dark }),
    shape('ellipse', { cx: 100, cy: 116, rx: 59, ry: 12, fill: oil }),
    shape('path', { d: 'M97 112C96 102 98 98 100 94C102 98 104 102 103 112Z', fill: '#4a2a14' }),
  ].join('');
}

function flame(defs: Defs): string {
  const fire = defs.linear(DOWN, [
    [0, '#ffb52e'],
    [0.5, '#ff8a1a'],
    [1, '#e8590c'],
  ]);
  return [
    shape('path', {
      d: 'M100 28C112 54 122 66 116 84C113 95 106 99 100 99C94 99 87 95 84 84C78 66 90 54 100 28Z',
      fill: fire,
    }),
    shape('path', {
      d: 'M100 50C107 66 111 74 108 85C106 92 103 95 100 95C97 95 94 92 92 85C89 74 93 66 100 50Z',
      fill: '#ffe98f',
    }),
    shape('path', {
      d: 'M100 68C104 78 105 82 103.5 88C102 92 98 92 96.5 88C95 82 96 78 100 68Z',
      fill: '#fffdf0',
    }),
  ].join('');
}

function smoke(): string {
  return shape('path', {
    d: 'M100 92C92 80 108 70 100 56C94 45 106 38 101 22',
    fill: 'none',
    stroke: '#8b7b80',
    strokeOpacity: 0.6,
    strokeWidth: 3,
    strokeLinecap: 'round',
  });
}

function halo(defs: Defs): string {
  const fill = defs.radial(WHOLE, [
    [0, '#ffcf62', 0.75],
    [0.35, '#ffb13a', 0.32],
    [1, '#ff9a1f', 0],
  ]);
  return shape('circle', { cx: 100, cy: 78, r: 92, fill });
}

/** Draws an oil lamp. */
export function drawDiya({ metal, unlit = false }: DiyaEmblem, defs: Defs): string {
  const shades: LampShades = metal ? METAL_SHADES[metal] : CLAY;
  const glaze = defs.linear(ACROSS, [
    [0, shades.shade],
    [0.3, shades.shine],
    [0.55, shades.body],
    [1, shades.dark],
  ]);
  return [
    unlit ? '' : halo(defs),
    tableShadow({ centre: [104, 172], radii: [78, 13], peak: 0.55, half: 0.25 }, defs),
    bowl(shades, glaze),
    mouth(shades, { glaze, defs }),
    unlit ? smoke() : flame(defs),
  ].join('');
}

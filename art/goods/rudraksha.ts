import { METAL_SHADES, polished } from '../materials/metals.ts';
import type { Mukhi, RudrakshaPendantPicture, RudrakshaPicture } from '../picture.ts';
import { ACROSS, type Defs, WHOLE } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { at, group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';
import { createRandom } from '../svg/random.ts';
import { metalChain } from './chain.ts';
import { type BeadView, grooves, kernels, project, silhouette } from './rudraksha-surface.ts';

/** A rudraksha to be placed in a picture. */
export interface RudrakshaBead {
  mukhi: Mukhi;
  seed: number;
  view: BeadView;
}

/** How a single large bead lies in the box. */
export const LARGE_BEAD: BeadView = { radius: 70, centre: [100, 98], tilt: 0.92, spin: 0.35 };

/** The light that passes from the bead into its shadow. */
export const RUDRAKSHA_GLOW = '#b96a3a';

/** Colour and opacity of the kernels, darkest first. */
const KERNEL_PAINTS = [
  { fill: '#562410', opacity: 0.75 },
  { fill: '#7a3c1c', opacity: 0.82 },
  { fill: '#a25a2e', opacity: 0.85 },
  { fill: '#c98550', opacity: 0.85 },
  { fill: '#efbd8b', opacity: 0.82 },
] as const;

function drawKernels(bead: RudrakshaBead, random: () => number): string {
  const { shades, undersides } = kernels(bead, random);
  const under = shape('path', {
    d: undersides,
    fill: 'none',
    stroke: '#230a03',
    strokeOpacity: 0.6,
    strokeWidth: round1(bead.view.radius * 0.02),
    strokeLinecap: 'round',
  });
  return (
    under +
    KERNEL_PAINTS.map((paint, i) => (shades[i] ? shape('path', { d: shades[i], ...paint }) : '')).join('')
  );
}

/** Each groove is a dark line with a lit edge on the side away from the lamp. */
function drawGrooves(bead: RudrakshaBead, random: () => number): string {
  const { radius } = bead.view;
  const d = grooves(bead, random);
  const line = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' };
  return (
    shape('path', {
      ...line,
      stroke: '#f0c090',
      strokeOpacity: 0.55,
      strokeWidth: round1(radius * 0.056),
      transform: `translate(${at([radius * 0.018, radius * 0.018])})`,
    }) + shape('path', { ...line, stroke: '#1e0802', strokeWidth: round1(radius * 0.042) })
  );
}

function drawHole({ view }: RudrakshaBead): string {
  const { radius } = view;
  const [x, y, depth] = project(view, { latitude: Math.PI / 2, longitude: 0 });
  // seen almost from the side there is nothing to see of it
  if (depth <= 0.1) return '';
  const flatness = Math.max(0.35, depth);
  return [
    shape('ellipse', {
      cx: round1(x),
      cy: round1(y),
      rx: round1(radius * 0.15),
      ry: round1(radius * 0.15 * flatness),
      fill: '#6b3416',
    }),
    shape('ellipse', {
      cx: round1(x),
      cy: round1(y + radius * 0.008),
      rx: round1(radius * 0.1),
      ry: round1(radius * 0.1 * flatness),
      fill: '#150401',
    }),
    shape('path', {
      d: `M${at([x - radius * 0.14, y])}a${at([radius * 0.15, radius * 0.1])} 0 0 1 ${at([radius * 0.28, 0])}`,
      fill: 'none',
      stroke: '#efb98a',
      strokeOpacity: 0.6,
      strokeWidth: round1(radius * 0.018),
    }),
  ].join('');
}

/** The light on the lamp's side and the darkening towards the rim. */
function drawRoundness(
  { view: { centre, radius } }: RudrakshaBead,
  context: { outline: string; defs: Defs },
): string {
  const { outline, defs } = context;
  const lit = defs.radial(WHOLE, [
    [0, '#ffe7cc', 0.42],
    [1, '#ffe7cc', 0],
  ]);
  const rim = defs.radial({ cx: 0.4, cy: 0.38, r: 0.6 }, [
    [0.62, '#1a0602', 0],
    [1, '#1a0602', 0.72],
  ]);
  return group(
    { clipPath: defs.clip(shape('path', { d: outline })) },
    shape('circle', {
      cx: round1(centre[0] - radius * 0.36),
      cy: round1(centre[1] - radius * 0.42),
      r: round1(radius * 0.7),
      fill: lit,
    }) +
      shape('circle', {
        cx: round1(centre[0] + radius * 0.05),
        cy: round1(centre[1] + radius * 0.05),
        r: round1(radius * 1.02),
        fill: rim,
      }),
  );
}

/** The markup of a rudraksha without its shadow. */
export function drawRudrakshaBead(bead: RudrakshaBead, defs: Defs): string {
  const { mukhi, view } = bead;
  const random = createRandom(31 + mukhi * 7 + bead.seed);
  const outline = silhouette(view, mukhi);
  const body = defs.radial({ cx: 0.36, cy: 0.3, r: 0.78 }, [
    [0, '#c9814a'],
    [0.35, '#96512a'],
    [0.72, '#5d2a12'],
    [1, '#2e1006'],
  ]);
  return [
    shape('path', { d: outline, fill: body }),
    drawKernels(bead, random),
    drawGrooves(bead, random),
    drawHole(bead),
    drawRoundness(bead, { outline, defs }),
  ].join('');
}

/** One large rudraksha bead. */
export function drawRudraksha({ mukhi = 5, seed = 0 }: RudrakshaPicture, defs: Defs): string {
  const { radius } = LARGE_BEAD;
  const shadow = castShadow(
    { centre: [112, 126], radii: [radius * 1.2, radius * 1.12], glow: RUDRAKSHA_GLOW, strength: 0.9 },
    defs,
  );
  return shadow + drawRudrakshaBead({ mukhi, seed, view: LARGE_BEAD }, defs);
}

/** A rudraksha between metal caps on a chain. */
export function drawRudrakshaPendant(pendant: RudrakshaPendantPicture, defs: Defs): string {
  const { mukhi = 5, seed = 0, metal = 'silver' } = pendant;
  const finish = polished({ metal, axis: ACROSS }, defs);
  const { dark } = METAL_SHADES[metal];
  return [
    metalChain({ metal, left: '34 40 70 46 99 47', right: '166 40 130 46 101 47' }),
    castShadow({ centre: [110, 134], radii: [62, 60], glow: RUDRAKSHA_GLOW, strength: 0.9 }, defs),
    // the bail and the upper cap
    shape('path', { d: 'M93 46q7-8 14 0l-2 14h-10z', fill: finish }),
    shape('path', {
      d: 'M84 62c4-6 28-6 32 0l6 14c-12 3-34 3-44 0z',
      fill: finish,
      stroke: dark,
      strokeWidth: 0.6,
    }),
    drawRudrakshaBead({ mukhi, seed, view: { radius: 49, centre: [100, 120], tilt: 0.16, spin: 0.5 } }, defs),
    // the lower cap
    shape('path', {
      d: 'M79 163c11-3 31-3 42 0l-5 9c-6 5-26 5-32 0z',
      fill: finish,
      stroke: dark,
      strokeWidth: 0.6,
    }),
    shape('circle', { cx: 100, cy: 179, r: 4, fill: finish }),
  ].join('');
}

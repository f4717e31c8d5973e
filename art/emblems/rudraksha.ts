import { type Defs, WHOLE } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { at, group, shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';
import { createRandom } from '../svg/random.ts';
import { type BeadView, grooves, kernels, project, silhouette } from './rudraksha-surface.ts';

/** The view of the bead in the box. */
export const LARGE_BEAD: BeadView = { radius: 70, centre: [100, 98], tilt: 0.92, spin: 0.35 };

/** The bead that is drawn, and the seed of its kernels. */
const BEAD = { mukhi: 5, view: LARGE_BEAD } as const;
const SEED = 66;

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

function drawKernels(random: () => number): string {
  const { shades, undersides } = kernels(BEAD, random);
  const under = shape('path', {
    d: undersides,
    fill: 'none',
    stroke: '#230a03',
    strokeOpacity: 0.6,
    strokeWidth: round1(LARGE_BEAD.radius * 0.02),
    strokeLinecap: 'round',
  });
  return (
    under +
    KERNEL_PAINTS.map((paint, i) => (shades[i] ? shape('path', { d: shades[i], ...paint }) : '')).join('')
  );
}

/** Each groove is a dark line with a lit edge on the side away from the lamp. */
function drawGrooves(random: () => number): string {
  const { radius } = LARGE_BEAD;
  const d = grooves(BEAD, random);
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

function drawHole(): string {
  const { radius } = LARGE_BEAD;
  const [x, y, flatness] = project(LARGE_BEAD, { latitude: Math.PI / 2, longitude: 0 });
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
function drawRoundness(outline: string, defs: Defs): string {
  const { centre, radius } = LARGE_BEAD;
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

/** Returns the markup of the bead without its shadow. */
export function drawRudrakshaBead(defs: Defs): string {
  const random = createRandom(SEED);
  const outline = silhouette(LARGE_BEAD, BEAD.mukhi);
  const body = defs.radial({ cx: 0.36, cy: 0.3, r: 0.78 }, [
    [0, '#c9814a'],
    [0.35, '#96512a'],
    [0.72, '#5d2a12'],
    [1, '#2e1006'],
  ]);
  return [
    shape('path', { d: outline, fill: body }),
    drawKernels(random),
    drawGrooves(random),
    drawHole(),
    drawRoundness(outline, defs),
  ].join('');
}

/** Draws one large rudraksha bead of five faces. */
export function drawRudraksha(defs: Defs): string {
  const { radius } = LARGE_BEAD;
  const shadow = castShadow(
    { centre: [112, 126], radii: [radius * 1.2, radius * 1.12], glow: RUDRAKSHA_GLOW, strength: 0.9 },
    defs,
  );
  return shadow + drawRudrakshaBead(defs);
}

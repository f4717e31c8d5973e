import { polished } from '../materials/metals.ts';
import { ACROSS, type Defs, DOWN } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { SHADOW_COLOUR } from '../svg/light.ts';
import { at, group, shape } from '../svg/markup.ts';
import { round1, TAU } from '../svg/numbers.ts';

/** Beads drawn: a true 108 would be dots. */
const BEADS = 50;

/** A small rudraksha, turned by a different angle for each `index`. */
function smallRudraksha(bead: { centre: Point; radius: number; index: number }, defs: Defs): string {
  const { radius } = bead;
  const angle = (bead.index * 47) % 180;
  let grooves = '';
  for (let k = -2; k <= 2; k++) {
    const reach = radius * Math.cos(k * 0.4) * 0.92;
    const ends = k * radius * 0.36;
    grooves += `M${at([ends, -reach])}Q${at([k * radius * 0.52, 0])} ${at([ends, reach])}`;
  }
  // the gradient turns with the bead; past a quarter turn it is mirrored, so that the light stays on the left
  const fill = defs.radial({ cx: angle > 90 ? 0.64 : 0.36, cy: 0.32, r: 0.78 }, [
    [0, '#e0a56e'],
    [0.4, '#a05a2d'],
    [0.8, '#5d2a12'],
    [1, '#341206'],
  ]);
  return group(
    { transform: `translate(${at(bead.centre)}) rotate(${angle})` },
    shape('circle', { r: radius, fill }) +
      shape('path', {
        d: grooves,
        fill: 'none',
        stroke: '#2a0d04',
        strokeOpacity: 0.65,
        strokeWidth: round1(radius * 0.13),
      }) +
      shape('circle', {
        r: round1(radius * 0.82),
        fill: 'none',
        stroke: '#f3c79a',
        strokeOpacity: 0.35,
        strokeWidth: round1(radius * 0.2),
        strokeDasharray: at([radius * 0.22, radius * 0.26]),
      }),
  );
}

/** Silk threads under a metal cap. */
function drawTassel(defs: Defs): string {
  let threads = '';
  for (let i = -5; i <= 5; i++) {
    threads += `M${at([100 + i * 0.6, 160])}Q${at([100 + i * 1.6, 178])} ${at([100 + i * 3, 199])}`;
  }
  const silk = defs.linear(DOWN, [
    [0, '#c2123f'],
    [1, '#7a0426'],
  ]);
  return [
    shape('path', { d: 'M97 158C90 172 88 186 84 199H116C112 186 110 172 103 158Z', fill: silk }),
    shape('path', { d: threads, stroke: '#fff', strokeOpacity: 0.28, strokeWidth: 0.8, fill: 'none' }),
    shape('path', { d: 'M95 158h10l1.5 7h-13z', fill: polished({ metal: 'gold', axis: ACROSS }, defs) }),
  ].join('');
}

/** Draws a string of rudraksha beads with a tassel. */
export function drawMala(defs: Defs): string {
  const shadow = shape('ellipse', {
    cx: 106,
    cy: 92,
    rx: 66,
    ry: 64,
    fill: 'none',
    stroke: SHADOW_COLOUR,
    strokeOpacity: 0.2,
    strokeWidth: 13,
    filter: defs.softBlur(),
  });
  const beads = Array.from({ length: BEADS }, (_, index) => {
    // from the lowest bead round: the string hangs, so it is narrower below than above
    const angle = ((index + 0.5) / BEADS) * TAU;
    const centre: Point = [100 + Math.sin(angle) * (66 - 7 * Math.cos(angle)), 82 + 62 * Math.cos(angle)];
    return smallRudraksha({ centre, radius: 5.2, index }, defs);
  });
  return [
    shadow,
    drawTassel(defs),
    ...beads,
    // the guru bead above the tassel
    smallRudraksha({ centre: [100, 150], radius: 9, index: 3 }, defs),
    shape('path', { d: 'M95 141h10v3h-10z', fill: polished({ metal: 'gold', axis: ACROSS }, defs) }),
  ].join('');
}

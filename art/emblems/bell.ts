import { METAL_SHADES } from '../materials/metals.ts';
import { type Defs, WHOLE } from '../svg/defs.ts';
import { glint, tableShadow } from '../svg/light.ts';
import { at, group, shape } from '../svg/markup.ts';
import { type ProfilePoint, ROUNDNESS, ringLine, turn } from './lathe.ts';

const AXIS = 100;

const { dark, shade, body, shine } = METAL_SHADES.brass;

const BODY: readonly ProfilePoint[] = [
  [66, 16],
  [69, 23],
  [74, 27],
  [82, 29],
  [96, 31],
  [112, 34.5],
  [128, 40],
  [142, 47.5],
  [152, 53.5],
  [157, 55.5],
  [161, 54.5],
];

const WAIST: readonly ProfilePoint[] = [
  [56, 5],
  [59, 11],
  [62, 14.5],
  [65, 11],
  [68, 17],
];

const HANDLE: readonly ProfilePoint[] = [
  [14, 1],
  [17, 5],
  [21, 7.5],
  [25, 6],
  [28, 3.6],
  [30, 7],
  [32, 8.5],
  [34, 6],
  [38, 4.6],
  [44, 6.6],
  [49, 7.2],
  [53, 5],
  [57, 5.6],
];

/** Where lines run around the body. */
const ENGRAVED_RINGS: readonly ProfilePoint[] = [
  [90, 30.2],
  [93, 30.6],
  [134, 42.6],
  [138, 45],
];

function shadow(defs: Defs): string {
  const caustic = defs.radial(WHOLE, [
    [0, '#f2d579', 0.8],
    [1, '#f2d579', 0],
  ]);
  return (
    tableShadow({ centre: [110, 178], radii: [74, 14], peak: 0.6, half: 0.26 }, defs) +
    shape('ellipse', { cx: 124, cy: 182, rx: 42, ry: 7, fill: caustic })
  );
}

/** The inside of the mouth and the clapper, seen a little from below the lip. */
function mouth(defs: Defs): string {
  const inside = defs.radial({ cx: 0.5, cy: 0.2, r: 0.8 }, [
    [0, '#140900'],
    [0.7, '#3a2604'],
    [1, shade],
  ]);
  const clapper = defs.radial({ cx: 0.36, cy: 0.3, r: 0.8 }, [
    [0, shine],
    [0.4, body],
    [1, dark],
  ]);
  return (
    shape('ellipse', { cx: AXIS, cy: 163, rx: 52, ry: 12.5, fill: inside }) +
    shape('circle', { cx: AXIS, cy: 171, r: 8, fill: clapper })
  );
}

/** A point of the body's front at height `y`, `angle` radians round from the middle. */
function onBody(angle: number, y: number): string {
  const radius = 31 + ((y - 96) / 38) * 11;
  return at([AXIS + Math.sin(angle) * radius, y + Math.cos(angle) * radius * ROUNDNESS]);
}

/** A row of petals that follows the round of the body, and the lines that surround it. */
function engraving(): string {
  const rings = ENGRAVED_RINGS.map(
    ([y, radius]) =>
      ringLine({ axis: AXIS, y, radius, width: 1, colour: dark, opacity: 0.75 }) +
      ringLine({ axis: AXIS, y: y + 1.1, radius, width: 0.7, colour: '#fff', opacity: 0.5 }),
  );
  let petals = '';
  let veins = '';
  for (let i = -5; i <= 5; i++) {
    const angle = (i / 6) * 1.5;
    const side = (share: number, y: number): string => onBody(angle + 0.12 * share, y);
    petals += `M${side(-1, 126)}C${side(-1.2, 112)} ${side(-0.3, 107)} ${side(0, 101)}`;
    petals += `C${side(0.3, 107)} ${side(1.2, 112)} ${side(1, 126)}`;
    veins += `M${side(0, 122)}L${side(0, 110)}`;
  }
  return [
    ...rings,
    group(
      { transform: 'translate(.5 .7)' },
      shape('path', { d: petals, fill: 'none', stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 0.9 }),
    ),
    shape('path', { d: petals, fill: 'none', stroke: dark, strokeOpacity: 0.8, strokeWidth: 1 }),
    shape('path', { d: veins, stroke: dark, strokeOpacity: 0.5, strokeWidth: 0.8 }),
  ].join('');
}

/** Light along the left of the body, thrown back on its right, and on the lip. */
function highlights(): string {
  return [
    shape('path', {
      d: 'M83 74C80 98 76 120 62 145',
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.85,
      strokeWidth: 3.2,
      strokeLinecap: 'round',
    }),
    shape('path', {
      d: 'M128 92C131 114 136 132 145 148',
      fill: 'none',
      stroke: shine,
      strokeOpacity: 0.5,
      strokeWidth: 2,
      strokeLinecap: 'round',
    }),
    shape('path', {
      d: 'M46.5 161A54 10.8 0 0 0 120 171',
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.6,
      strokeWidth: 1.2,
    }),
    glint({ centre: [80, 80], size: 9 }),
  ].join('');
}

/** Draws a hand bell of brass. */
export function drawBell(defs: Defs): string {
  return [
    shadow(defs),
    mouth(defs),
    turn({ metal: 'brass', axis: AXIS, profile: BODY, bands: 64 }, defs),
    turn({ metal: 'brass', axis: AXIS, profile: WAIST, bands: 20 }, defs),
    turn({ metal: 'brass', axis: AXIS, profile: HANDLE, bands: 60 }, defs),
    // the tip of the handle
    shape('path', {
      d: 'M100 4C103.5 8 104 11 100 16C96 11 96.5 8 100 4Z',
      fill: shine,
      stroke: dark,
      strokeOpacity: 0.5,
      strokeWidth: 0.6,
    }),
    engraving(),
    highlights(),
  ].join('');
}

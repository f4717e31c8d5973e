import { sriYantraLines } from '../lines/sri-yantra.ts';
import { METAL_SHADES, type Metal } from '../materials/metals.ts';
import { ramp } from '../svg/colour.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import { between, centroid, type Point } from '../svg/geometry.ts';
import { group, polygon, shape } from '../svg/markup.ts';
import { clamp } from '../svg/numbers.ts';

/** The middle of the shell, and its half width and height. */
const CENTRE: Point = [100, 104];
const RIM: Point = [61, 66];
/** The inner edge of the row of scutes around the rim. */
const INNER_RIM: Point = [48, 54];
const RIM_SCUTES = 24;

/** The scutes down the middle, from the centre of the shell; the last is the seat of the yantra. */
const MIDDLE_SCUTES: readonly (readonly Point[])[] = [
  [
    [-11, -35],
    [11, -35],
    [15, -45],
    [9, -53.5],
    [-9, -53.5],
    [-15, -45],
  ],
  [
    [-11, -35],
    [11, -35],
    [20, -24],
    [11, -13],
    [-11, -13],
    [-20, -24],
  ],
  [
    [-11, 13],
    [11, 13],
    [20, 24],
    [11, 35],
    [-11, 35],
    [-20, 24],
  ],
  [
    [-11, 35],
    [11, 35],
    [15, 45],
    [9, 53.5],
    [-9, 53.5],
    [-15, 45],
  ],
  [
    [-11, -13],
    [11, -13],
    [21, 0],
    [11, 13],
    [-11, 13],
    [-21, 0],
  ],
];

/** The scutes of the upper right quarter beside them; the other quarters mirror these. */
const SIDE_SCUTES: readonly (readonly Point[])[] = [
  [
    [11, -35],
    [15, -45],
    [9, -53.5],
    onEllipse(-66, INNER_RIM),
    onEllipse(-52, INNER_RIM),
    onEllipse(-38, INNER_RIM),
    onEllipse(-24, INNER_RIM),
    [20, -24],
  ],
  [
    [20, -24],
    onEllipse(-24, INNER_RIM),
    onEllipse(-12, INNER_RIM),
    onEllipse(0, INNER_RIM),
    [21, 0],
    [11, -13],
  ],
];

const QUARTERS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** How light `metal` is at `light`, 0 to 1: past its own highlight it turns to a pale flash. */
export function turtleTone(metal: Metal, light: number): string {
  const { dark, shade, body, shine } = METAL_SHADES[metal];
  return ramp([dark, shade, body, shine, '#fffbe8'], light);
}

function onEllipse(degrees: number, [rx, ry]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * rx, Math.sin(angle) * ry];
}

/** A bevelled plate of the shell: three steps, each lit from the lamp's side; `raised` lightens it. */
function drawScute(scute: { corners: readonly Point[]; raised: number; metal: Metal }, defs: Defs): string {
  const { corners, metal } = scute;
  const middle = centroid(corners);
  const light = 0.46 - (middle[0] / 60) * 0.2 - (middle[1] / 66) * 0.24 + scute.raised;
  const inset = (size: number): string =>
    polygon(
      corners.map((corner) => {
        const [x, y] = between([middle, corner], size);
        return [CENTRE[0] + x, CENTRE[1] + y];
      }),
    );
  // sixteen steps of tone keep the number of gradients small
  const step = (value: number): string => turtleTone(metal, clamp(Math.round(value * 16) / 16, [0.03, 0.98]));
  const bevel = (from: number, to: number): string =>
    defs.linear(DIAGONAL, [
      [0, step(light + from)],
      [1, step(light + to)],
    ]);
  return [
    shape('path', { d: inset(1), fill: turtleTone(metal, Math.max(0.02, light - 0.36)) }),
    shape('path', { d: inset(0.93), fill: bevel(0.34, -0.2), strokeLinejoin: 'round' }),
    shape('path', { d: inset(0.78), fill: bevel(-0.1, 0.12) }),
    shape('path', { d: inset(0.66), fill: bevel(0.2, -0.04) }),
  ].join('');
}

function rimScutes(metal: Metal, defs: Defs): string {
  return Array.from({ length: RIM_SCUTES }, (_, i) => {
    const from = (i / RIM_SCUTES) * 360 + 7.5;
    const to = from + 360 / RIM_SCUTES;
    const corners = [
      onEllipse(from, INNER_RIM),
      onEllipse(to, INNER_RIM),
      onEllipse(to, RIM),
      onEllipse((from + to) / 2, [RIM[0] + 0.8, RIM[1] + 0.8]),
      onEllipse(from, RIM),
    ];
    return drawScute({ corners, raised: -0.1, metal }, defs);
  }).join('');
}

function innerScutes(metal: Metal, defs: Defs): string {
  const sides = SIDE_SCUTES.flatMap((corners) =>
    QUARTERS.map(([mirrorX, mirrorY]) =>
      drawScute(
        { corners: corners.map(([x, y]): Point => [x * mirrorX, y * mirrorY]), raised: 0.02, metal },
        defs,
      ),
    ),
  );
  const middle = MIDDLE_SCUTES.map((corners) => drawScute({ corners, raised: 0.1, metal }, defs));
  return [...sides, ...middle].join('');
}

/** The polished disc with the Sri Yantra. */
function yantraSeat(metal: Metal, defs: Defs): string {
  const { dark, shade, body } = METAL_SHADES[metal];
  const [cx, y] = CENTRE;
  const cy = y - 0.6;
  const disc = defs.linear(DIAGONAL, [
    [0, '#fffbe2'],
    [0.4, body],
    [0.6, turtleTone(metal, 0.72)],
    [1, shade],
  ]);
  return [
    shape('circle', { cx, cy: y, r: 19.5, fill: dark, opacity: 0.55 }),
    shape('circle', { cx, cy, r: 18.6, fill: disc, stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 0.7 }),
    shape('circle', { cx, cy, r: 15.8, fill: 'none', stroke: dark, strokeWidth: 0.7 }),
    group(
      { transform: `translate(${cx} ${cy}) scale(14.2)` },
      sriYantraLines({ colour: '#7a0b2c', width: 0.05 }),
    ),
  ].join('');
}

/** The shell of the tortoise with its yantra, domed by light and shade. */
export function drawShell(metal: Metal, defs: Defs): string {
  const [cx, cy] = CENTRE;
  const [rx, ry] = RIM;
  const dome = defs.radial({ cx: 0.36, cy: 0.3, r: 0.75 }, [
    [0, '#fff', 0.42],
    [0.34, '#fff', 0.06],
    [0.62, '#2a1404', 0],
    [1, '#2a1404', 0.6],
  ]);
  return [
    shape('ellipse', { cx, cy: cy + 1.5, rx: rx + 1, ry: ry + 1, fill: METAL_SHADES[metal].dark }),
    rimScutes(metal, defs),
    innerScutes(metal, defs),
    yantraSeat(metal, defs),
    shape('ellipse', { cx, cy, rx, ry, fill: dome }),
    shape('path', {
      d: 'M50 82C55 62 70 48 88 43',
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.75,
      strokeWidth: 2.6,
      strokeLinecap: 'round',
    }),
  ].join('');
}

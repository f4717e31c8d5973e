import { type Defs, WHOLE } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { shape } from '../svg/markup.ts';

/** A blue glass amulet: four rings of glass and the window's reflection. */
export function drawEvilEye(defs: Defs): string {
  const lit = { cx: 0.4, cy: 0.34, r: 0.8 };
  const blue = defs.radial({ cx: 0.36, cy: 0.3, r: 0.85 }, [
    [0, '#5d8bff'],
    [0.4, '#1d3fc0'],
    [1, '#071250'],
  ]);
  const white = defs.radial(lit, [
    [0, '#fff'],
    [0.7, '#eef4fb'],
    [1, '#c3d3e6'],
  ]);
  const sky = defs.radial(lit, [
    [0, '#bff0ff'],
    [0.6, '#52b9e8'],
    [1, '#1a7fb8'],
  ]);
  const pupil = defs.radial(lit, [
    [0, '#3b3f4d'],
    [1, '#05060a'],
  ]);
  const reflection = defs.radial({ ...WHOLE, cy: 0.4 }, [
    [0, '#fff', 0.95],
    [0.5, '#fff', 0.4],
    [1, '#fff', 0],
  ]);
  return [
    castShadow({ centre: [112, 124], radii: [84, 84], glow: '#3b6cff' }, defs),
    shape('circle', { cx: 100, cy: 98, r: 70, fill: blue }),
    shape('circle', { cx: 102, cy: 102, r: 45, fill: white }),
    shape('circle', { cx: 103, cy: 104, r: 30, fill: sky }),
    shape('circle', { cx: 104, cy: 105, r: 15, fill: pupil }),
    shape('ellipse', { cx: 72, cy: 62, rx: 30, ry: 17, transform: 'rotate(-38 72 62)', fill: reflection }),
    shape('circle', { cx: 99, cy: 99, r: 4, fill: '#fff', opacity: 0.9 }),
    // light that has passed through the glass gathers at the far edge
    shape('path', {
      d: 'M152 128A62 62 0 0 1 112 158',
      fill: 'none',
      stroke: '#8fb2ff',
      strokeOpacity: 0.7,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
  ].join('');
}

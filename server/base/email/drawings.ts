import { drawEmblem, type Emblem, lotusPetals, thaliPlate, zodiacPath } from '#art/index.ts';
import { markTile } from '#art/lines/mark-tile.ts';
import { middleStone, stonesAround } from '#art/nine-stones.ts';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { colour } from './theme.ts';

// Room for shadows around the 200 box, as on the pages.
const margin = 22;

const drawn = (emblem: Emblem): string => drawEmblem(emblem, { idPrefix: 'm', margin });

const mark = (): string => markTile({ ink: colour.ink, manik: colour.manik, ground: colour.haldi });

/** A stone as a square of `size` with its middle at a point. */
const stoneAt = (stone: Emblem, { x, y, size, at }: { x: number; y: number; size: number; at: number }) =>
  drawEmblem(stone, { idPrefix: `s${at}` }).replace(
    '<svg ',
    `<svg x="${(x - size / 2).toFixed(2)}" y="${(y - size / 2).toFixed(2)}" width="${size}" height="${size}" `,
  );

const thali = (): string => {
  const ring = Object.values(stonesAround).map((stone, at) => {
    const angle = (at / 8) * 2 * Math.PI;
    return stoneAt(stone, { x: 62 * Math.sin(angle), y: -62 * Math.cos(angle), size: 42, at });
  });
  const ruby = stoneAt(middleStone, { x: 0, y: 0, size: 54, at: 8 });
  const plate = thaliPlate('t').replace('<svg ', '<svg x="-100" y="-100" width="200" height="200" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-112 -112 224 224">${plate}${ring.join('')}${ruby}</svg>`;
};

/** A line drawing in brass on a disc of haldi with petals around it. */
const medal = (middle: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
  `<circle r="92" fill="${colour.haldi}"/><g stroke="#7c4a10" stroke-width=".018" transform="scale(84)"><path d="${lotusPetals({ count: 24, inner: 0.82, outer: 1 })}"/><path d="${lotusPetals({ count: 24, inner: 0.72, outer: 0.82 })}" opacity=".6"/></g>${middle}</svg>`;

const signMedal = (sign: number): string =>
  medal(
    `<path d="${zodiacPath(signs[sign] ?? 'aries')}" transform="scale(3.4) translate(-12 -12)" stroke="${colour.ink}" stroke-width="1.5"/>`,
  );

const lotus = (): string =>
  medal(
    `<g stroke="${colour.ink}" stroke-width=".06" fill="${colour.haldi}" transform="scale(52)"><path d="${lotusPetals({ count: 8, inner: 0.5, outer: 1 })}"/><path d="${lotusPetals({ count: 8, inner: 0.22, outer: 0.62 })}" transform="rotate(22.5)"/></g><circle r="9" fill="${colour.manik}"/>`,
  );

/** The drawings of letters, as SVG. A new one is a line here. */
const drawings = {
  mark,
  thali,
  lotus,
  diya: () => drawn({ kind: 'diya' }),
  smoke: () => drawn({ kind: 'diya', unlit: true }),
  box: () => drawn({ kind: 'combo' }),
  kavach: () => drawn({ kind: 'kavach' }),
  yantra: () => drawn({ kind: 'sriYantra' }),
  bell: () => drawn({ kind: 'bell' }),
  ring: () => drawn({ kind: 'ring' }),
  mala: () => drawn({ kind: 'mala' }),
} satisfies Record<string, () => string>;

/** The name of a drawing of letters; `sign-0` to `sign-11` are the medals of the zodiac. */
export type DrawingName = keyof typeof drawings | `sign-${number}`;

const signName = /^sign-(\d{1,2})$/;

/** Returns whether a name is that of a drawing. */
export const isDrawing = (name: string): boolean => signName.test(name) || Object.hasOwn(drawings, name);

/** Returns the SVG of a drawing; null for another name. */
export function findDrawing(name: string): string | null {
  const sign = signName.exec(name)?.[1];
  if (sign) return signMedal(Number(sign));
  return Object.hasOwn(drawings, name) ? drawings[name as keyof typeof drawings]() : null;
}

import { lotusPetals, sriYantraPath, ZODIAC_SIGNS, zodiacPath } from '#art/index.ts';
import type { Pen } from './pen.ts';
import { INK } from './theme.ts';

/**
 * Draws the logo around a point: nine stones turned by 45 degrees, the ruby in the middle (art/lines/brand-mark.ts).
 */
export function drawMark(pen: Pen, { x, y, size }: { x: number; y: number; size: number }): void {
  const unit = size / 32;
  pen.save().translate(x, y).rotate(45).scale(unit);
  for (const row of [-1, 0, 1])
    for (const column of [-1, 0, 1]) {
      const isCentre = row === 0 && column === 0;
      const half = isCentre ? 3.7 : 2.75;
      pen
        .roundedRect(column * 7 - half, row * 7 - half, half * 2, half * 2, 0.7)
        .fill(isCentre ? INK.manik : INK.ink);
    }
  pen.restore();
}

/** Strokes a path around a point. `scale` is in points per unit of the path. */
export function strokePath(
  pen: Pen,
  data: string,
  place: { x: number; y: number; scale: number; colour: string; width: number },
): void {
  pen
    .save()
    .translate(place.x, place.y)
    .scale(place.scale)
    .lineWidth(place.width / place.scale)
    .lineJoin('round')
    .lineCap('round')
    .path(data)
    .stroke(place.colour)
    .restore();
}

/** Draws the glyph of a sign (0 Mesha to 11 Meena) centred at a point, `size` points across. */
export function drawSign(
  pen: Pen,
  sign: number,
  place: { x: number; y: number; size: number; colour: string; width?: number },
): void {
  const name = ZODIAC_SIGNS[sign];
  if (!name) return;
  const scale = place.size / 24;
  strokePath(pen, zodiacPath(name), {
    x: place.x - 12 * scale,
    y: place.y - 12 * scale,
    scale,
    colour: place.colour,
    width: place.width ?? 1,
  });
}

/** Draws the Sri Yantra around a point. Its triangles reach `radius`, the whole 2.36 times as far. */
export function drawSriYantra(
  pen: Pen,
  place: { x: number; y: number; radius: number; colour: string; width: number },
): void {
  strokePath(pen, sriYantraPath(), { ...place, scale: place.radius });
}

/** Draws a ring of lotus petals around a point. */
export function drawLotus(
  pen: Pen,
  place: { x: number; y: number; inner: number; outer: number; count: number; colour: string; width: number },
): void {
  const { inner, outer, count } = place;
  strokePath(pen, lotusPetals({ count, inner, outer }), { ...place, scale: 1 });
}

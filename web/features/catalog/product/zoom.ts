/** How a picture lies in its frame: enlarged `scale` times and moved by so many CSS pixels from the middle. */
export type View = { scale: number; x: number; y: number };

/** A point or a size, in CSS pixels; points are counted from the middle of the frame. */
export type Point = { x: number; y: number };

/** The picture as a whole, in the middle. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** The closest look. */
export const CLOSEST = 4;

/** What a double tap and the first press of a button come to. */
export const CLOSER = 2.5;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A view within bounds: between the whole and the closest look, and no edge of the picture inside the frame. */
export function bounded({ scale, x, y }: View, frame: Point): View {
  const s = between(scale, 1, CLOSEST);
  const room = { x: ((s - 1) * frame.x) / 2, y: ((s - 1) * frame.y) / 2 };
  // `+ 0` so that nothing moved is 0, never -0.
  return { scale: s, x: between(x, -room.x, room.x) + 0, y: between(y, -room.y, room.y) + 0 };
}

/** The view at another scale with the picture's point under `at` staying where it is. */
export function zoomedAt(view: View, { scale, at, frame }: { scale: number; at: Point; frame: Point }): View {
  const s = between(scale, 1, CLOSEST);
  const factor = s / view.scale;
  return bounded({ scale: s, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, frame);
}

/** The view moved by a drag. */
export const movedBy = (view: View, by: Point, frame: Point): View =>
  bounded({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

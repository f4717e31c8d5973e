/** The position of a picture in its frame: the scale, and the offset from the centre in CSS pixels. */
export type View = { scale: number; x: number; y: number };

/** A point or a size in CSS pixels. Points are relative to the centre of the frame. */
export type Point = { x: number; y: number };

/** The whole picture, centred. */
export const whole: View = { scale: 1, x: 0, y: 0 };

/** The maximum scale. */
export const CLOSEST = 4;

/** The scale of a double tap, and of the first press of the zoom button. */
export const CLOSER = 2.5;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Clamps a view: the scale to its limits, and the offset so that no edge of the picture is inside the frame. */
export function clampView({ scale, x, y }: View, frame: Point): View {
  const s = between(scale, 1, CLOSEST);
  const room = { x: ((s - 1) * frame.x) / 2, y: ((s - 1) * frame.y) / 2 };
  // `+ 0` turns -0 into 0.
  return { scale: s, x: between(x, -room.x, room.x) + 0, y: between(y, -room.y, room.y) + 0 };
}

/** Returns the view at another scale, with the picture's point under `at` fixed. */
export function zoomAt(view: View, { scale, at, frame }: { scale: number; at: Point; frame: Point }): View {
  const s = between(scale, 1, CLOSEST);
  const factor = s / view.scale;
  return clampView(
    { scale: s, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor },
    frame,
  );
}

/** A press of a pointer on a picture. */
export type Press = Pick<MouseEvent, 'offsetX' | 'offsetY' | 'target'>;

/** A point of a picture from its middle, and the picture's size, both in its own pixels. */
export type Pressed = { at: Point; size: Point };

/** Returns the view at the scale of a first zoom with a point of the picture in the middle of the frame. */
export function viewAt({ at, size }: Pressed, frame: Point): View {
  const shown = Math.min(frame.x / size.x, frame.y / size.y) * CLOSER;
  return clampView({ scale: CLOSER, x: -at.x * shown, y: -at.y * shown }, frame);
}

/** Returns the view moved by a drag. */
export const moveBy = (view: View, by: Point, frame: Point): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

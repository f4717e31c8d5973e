import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLOSER, CLOSEST, clampView, moveBy, type View, viewAt, whole, zoomAt } from './zoom.ts';

const frame = { x: 400, y: 300 };
const point = fc.record({
  x: fc.double({ min: -200, max: 200, noNaN: true }),
  y: fc.double({ min: -150, max: 150, noNaN: true }),
});
const scale = fc.double({ min: 0.1, max: 9, noNaN: true });

test('the point under the finger stays under it while there is room', () => {
  const at = { x: 60, y: -40 };
  const near = zoomAt(whole, { scale: 2, at, frame });
  // The point 60 right of the centre of the whole picture is now at 2 x 60 + x.
  expect(2 * 60 + near.x).toBe(60);
  expect(2 * -40 + near.y).toBe(-40);
});

test('after any gesture the picture fills its frame and stays below the maximum scale', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(scale, point, point)), (steps) => {
      let view: View = whole;
      for (const [s, at, by] of steps)
        view = moveBy(zoomAt(view, { scale: s * view.scale, at, frame }), by, frame);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(CLOSEST);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * frame.x) / 2 + 1e-9);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * frame.y) / 2 + 1e-9);
    }),
  );
});

test('the whole picture cannot be moved', () => {
  expect(clampView({ scale: 0.3, x: 50, y: 50 }, frame)).toEqual(whole);
  expect(moveBy(whole, { x: 40, y: 0 }, frame)).toEqual(whole);
});

test('a press opens the zoom with what was pressed in the middle, or as near to it as the edge allows', () => {
  const size = { x: 1200, y: 1200 };
  // The picture is 300 pixels high in this frame, a quarter of its own.
  expect(viewAt({ at: { x: 120, y: -200 }, size }, frame)).toEqual({
    scale: CLOSER,
    x: -30 * CLOSER,
    y: 50 * CLOSER,
  });
  expect(viewAt({ at: { x: 0, y: 600 }, size }, frame).y).toBe(-(CLOSER - 1) * 150);
});

import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  CLOSER,
  clampView,
  moveBy,
  type Point,
  type Pressed,
  type View,
  viewAt,
  whole,
  zoomAt,
} from './zoom.ts';

/** Swipe distance that turns the picture, and the limits of a tap. */
const SWIPE_PX = 48;
const TAP = { ms: 300, px: 8 };

const sizeOf = (frame: HTMLElement | null): Point => ({
  x: frame?.clientWidth ?? 1,
  y: frame?.clientHeight ?? 1,
});

/** Returns a pointer's position relative to the centre of the frame. */
function inFrame(
  frame: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = frame?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** Zooms by wheel around the pointer, and keeps the picture inside the frame when its size changes. */
function useWheel(frame: RefObject<HTMLElement | null>, setView: Dispatch<SetStateAction<View>>) {
  // React's wheel listener is passive and cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const at = inFrame(element, event);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      setView((now) => zoomAt(now, { scale: now.scale * factor, at, frame: sizeOf(element) }));
    };
    const keepInside = new ResizeObserver(() => setView((now) => clampView(now, sizeOf(element))));
    element.addEventListener('wheel', turn, { passive: false });
    keepInside.observe(element);
    return () => {
      element.removeEventListener('wheel', turn);
      keepInside.disconnect();
    };
  }, [frame, setView]);
}

/**
 * Zooms and pans a picture by touch, mouse and wheel inside a frame. `onSwipe` gets -1 or 1 while the picture is
 * whole.
 */
export function useZoom({ onSwipe }: { onSwipe: (step: number) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(whole);
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef({ start: { x: 0, y: 0 }, at: 0, pinched: false });
  const near = view.scale > 1;

  const scaleTo = (scale: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomAt(now, { scale, at, frame: sizeOf(frame.current) }));

  useWheel(frame, setView);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = inFrame(frame.current, event);
    fingers.current.set(event.pointerId, point);
    if (fingers.current.size === 1) gesture.current = { start: point, at: event.timeStamp, pinched: false };
    else gesture.current.pinched = true;
    setMoving(true);
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = inFrame(frame.current, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    const by = { x: point.x - before.x, y: point.y - before.y };
    if (!other) return setView((now) => moveBy(now, by, sizeOf(frame.current)));
    const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const factor = apart(point) / apart(before);
    // Two fingers zoom around their midpoint and pan with it.
    setView((now) =>
      moveBy(
        zoomAt(now, { scale: now.scale * factor, at: middle, frame: sizeOf(frame.current) }),
        { x: by.x / 2, y: by.y / 2 },
        sizeOf(frame.current),
      ),
    );
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const point = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || !point) return;
    setMoving(false);
    const { start, at, pinched } = gesture.current;
    if (pinched) return;
    const by = { x: point.x - start.x, y: point.y - start.y };
    const far = Math.hypot(by.x, by.y);
    if (far <= TAP.px && event.timeStamp - at <= TAP.ms) scaleTo(near ? 1 : CLOSER, point);
    else if (!near && Math.abs(by.x) > SWIPE_PX && Math.abs(by.x) > Math.abs(by.y))
      onSwipe(by.x < 0 ? 1 : -1);
  }

  function onPointerCancel(event: PointerEvent<HTMLDivElement>) {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setMoving(false);
  }

  return {
    frame,
    view,
    near,
    /** True during a gesture: the picture then follows without a transition. */
    moving,
    scaleTo: (scale: number) => scaleTo(scale),
    move: (by: Point) => setView((now) => moveBy(now, by, sizeOf(frame.current))),
    reset: () => setView(whole),
    /** Shows a point of the picture large, in the middle. */
    openAt: (pressed: Pressed) => setView(viewAt(pressed, sizeOf(frame.current))),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { timings } from '#web/timings.ts';

/** A row that advances by itself. */
export type Autoplay = {
  /** False once somebody has paused or taken over, and from the start where the reader wants less motion. */
  playing: boolean;
  /** What the button does that stands beside the row. */
  toggle: () => void;
  /** Stops it for good: somebody moves the row by hand. */
  stop: () => void;
  /** Goes onto the scrolling element: it waits while a pointer or the focus is there, and a touch stops it. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
};

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Calls `step` every three seconds (specification, section 9) while `row` is on the screen. WCAG 2.2.2 asks for the button;
 * with reduced motion the row moves only when somebody presses it.
 */
export function useAutoplay(row: { current: Element | null }, step: () => void): Autoplay {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [seen, setSeen] = useState(false);
  const onTime = useEffectEvent(step);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const motion = matchMedia(lessMotion);
    const follow = () => setPlaying(!motion.matches);
    follow();
    motion.addEventListener('change', follow);
    const sight = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    sight.observe(element);
    return () => {
      motion.removeEventListener('change', follow);
      sight.disconnect();
    };
  }, [row]);
  useEffect(() => {
    if (!playing || held || !seen) return;
    const timer = setInterval(() => onTime(), timings.carousel);
    return () => clearInterval(timer);
  }, [playing, held, seen]);
  return {
    playing,
    toggle: () => setPlaying(!playing),
    stop: () => setPlaying(false),
    handlers: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onPointerDown: ({ pointerType }) => pointerType !== 'mouse' && setPlaying(false),
      onFocus: () => setHeld(true),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setHeld(false),
    },
  };
}

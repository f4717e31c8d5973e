import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { timings } from '#web/timings.ts';

/** A row that advances automatically. */
export type Autoplay = {
  /** False once the user pauses or takes over, and from the start with reduced motion. */
  playing: boolean;
  /** The action of the pause button beside the row. */
  toggle: () => void;
  /** Stops it for good, when the user moves the row. */
  stop: () => void;
  /** Handlers for the scrolling element: it pauses while hovered or focused, and a touch stops it. */
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
 * Calls `step` every three seconds (specification) while `row` is on the screen. WCAG 2.2.2 requires the
 * pause button. With reduced motion the row moves only when the user presses it.
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

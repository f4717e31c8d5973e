import { type RefObject, useEffect, useRef, useState } from 'react';

/** The position of a row of slides and how to move it. */
export type Slides<E extends HTMLElement> = {
  /** Ref of the scrolling element, `relative`; its children are the slides. */
  track: RefObject<E | null>;
  /** The index of the slide at the left edge. */
  at: number;
  /** Whether there are slides before and after the visible ones. */
  ends: { back: boolean; on: boolean };
  /** Scrolls a slide to the left edge. Does nothing beyond the ends. */
  go: (slide: number) => void;
};

/** Returns the pixels from the first slide to this one: a row may begin with a gutter. */
const leftOf = (slide: Element, row: Element): number =>
  (slide as HTMLElement).offsetLeft - ((row.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0);

/**
 * Returns the state and the controls of a row of slides. The row uses the browser's own scrolling and snapping: touch,
 * wheel and keys work before scripts load, and no carousel library is needed. `count` is the number of slides.
 */
export function useSlides<E extends HTMLElement>(count: number): Slides<E> {
  const track = useRef<E>(null);
  const [at, setAt] = useState(0);
  const [ends, setEnds] = useState({ back: false, on: count > 1 });
  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = () => {
      const lefts = [...row.children].map((slide) => Math.abs(leftOf(slide, row) - row.scrollLeft));
      setAt(Math.max(0, lefts.indexOf(Math.min(...lefts))));
      const back = row.scrollLeft > 4;
      const on = row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
      setEnds((old) => (old.back === back && old.on === on ? old : { back, on }));
    };
    row.addEventListener('scroll', follow, { passive: true });
    // Also called once at the start.
    const size = new ResizeObserver(follow);
    size.observe(row);
    return () => {
      row.removeEventListener('scroll', follow);
      size.disconnect();
    };
  }, []);
  return {
    track,
    at,
    ends,
    go(slide) {
      const row = track.current;
      const target = row?.children[slide];
      if (row && target) row.scrollTo({ left: leftOf(target, row) });
    },
  };
}

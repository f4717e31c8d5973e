import { type RefObject, useEffect, useRef, useState } from 'react';

/** Where a row of slides stands and how to move it. */
export type Slides<E extends HTMLElement> = {
  /** Goes onto the scrolling element, `relative`; its children are the slides. */
  track: RefObject<E | null>;
  /** The slide at the left edge. */
  at: number;
  /** Whether something lies before and after what is seen. */
  ends: { back: boolean; on: boolean };
  /** Brings a slide to the left edge; beyond the ends it does nothing. */
  go: (slide: number) => void;
};

/** Pixels from the first slide to this one: a row may begin with a gutter. */
const leftOf = (slide: Element, row: Element): number =>
  (slide as HTMLElement).offsetLeft - ((row.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0);

/**
 * A row of slides that the browser itself scrolls and snaps: fingers, wheel and keys work before any script has come,
 * and there is no carousel to load. `count` is how many slides there are.
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
    // Calls back once at the start, too.
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

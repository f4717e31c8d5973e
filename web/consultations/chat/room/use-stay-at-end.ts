import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Within this distance of the end the list follows new messages.
const nearPx = 96;

/**
 * Keeps a list scrolled to its end while it grows or its box shrinks (the phone's keyboard). It does not scroll when
 * the reader is further up; then `unseen` is true while there is something new below.
 */
export function useStayAtEnd(
  length: number,
  lastIsMine: boolean,
  extra: boolean,
): { box: RefObject<HTMLDivElement | null>; unseen: boolean; toEnd: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [unseen, setUnseen] = useState(false);

  function toEnd(): void {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    atEnd.current = true;
    setUnseen(false);
  }
  const shown = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list grows or the typing dots appear.
  useLayoutEffect(() => {
    const grew = length > shown.current;
    shown.current = length;
    if (atEnd.current || (grew && lastIsMine)) toEnd();
    else if (grew) setUnseen(true);
  }, [length, extra]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      if (atEnd.current) setUnseen(false);
    };
    const resized = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', follow, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', follow);
      resized.disconnect();
    };
  }, []);
  return { box, unseen, toEnd };
}

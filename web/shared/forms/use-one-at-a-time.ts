import { useRef } from 'react';

/**
 * Returns `task` guarded against overlapping runs, so that a double click runs it once. A ref is needed:
 * React state changes only with the next render, which may come after the second click.
 */
export function useOneAtATime<A>(task: (argument: A) => Promise<void>): (argument: A) => Promise<void> {
  const running = useRef(false);
  return async (argument) => {
    if (running.current) return;
    running.current = true;
    try {
      await task(argument);
    } finally {
      running.current = false;
    }
  };
}

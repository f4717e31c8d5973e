import { useRef } from 'react';

/**
 * Runs `task` unless it is running: of two fast clicks the second does nothing. React learns of a running form only
 * with the next render, which may come after the second click.
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

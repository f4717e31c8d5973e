import { useState } from 'react';

/**
 * Returns the ticked orders of the list, with functions to change them. They stay from page to page, and are given up
 * with another filter.
 */
export function useTicks(filter: string): {
  keys: ReadonlySet<string>;
  set: (keys: ReadonlySet<string>) => void;
  clear: () => void;
} {
  const [ticked, setTicked] = useState<{ filter: string; keys: ReadonlySet<string> }>({
    filter,
    keys: new Set(),
  });
  const keys = ticked.filter === filter ? ticked.keys : new Set<string>();
  return {
    keys,
    set: (next) => setTicked({ filter, keys: next }),
    clear: () => setTicked({ filter, keys: new Set() }),
  };
}

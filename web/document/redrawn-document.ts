import { useState } from 'react';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';

const dataOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(
    [...attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name, value]),
  );

/**
 * React draws the whole document anew for an error that no page shows itself. Returns null in the document that the server
 * sent; in a later one the data attributes of the one before, such as the theme, which the head script has set. A later one
 * has no inline scripts: they have run, and Trusted Types refuse to make them.
 */
export function useRedrawn(): Readonly<Record<string, string>> | null {
  const isHydrated = useHydrated();
  const [taken] = useState(() => (isHydrated ? dataOf(document.documentElement) : null));
  return taken;
}

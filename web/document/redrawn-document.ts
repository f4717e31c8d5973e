import { useState } from 'react';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';

const dataOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(
    [...attributes].filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [name, value]),
  );

/**
 * Returns the data attributes, such as the theme, that a redrawn document takes over from the one before; null in the
 * document that the server sent. React draws the whole document anew for an error that no page shows itself. The head
 * script has set the attributes. A redrawn document has no inline scripts: they have run,
 * and Trusted Types refuse to make them.
 */
export function useRedrawn(): Readonly<Record<string, string>> | null {
  const isHydrated = useHydrated();
  const [taken] = useState(() => (isHydrated ? dataOf(document.documentElement) : null));
  return taken;
}

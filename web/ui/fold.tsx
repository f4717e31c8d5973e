import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Hides text until `summary` is pressed, without scripts too. It opens when the address names it (`#id`). Closed text is
 * in the HTML for search engines, and is printed.
 */
export function Fold({
  id,
  summary,
  className = '',
  summaryClass = '',
  children,
}: {
  id?: string;
  summary: ReactNode;
  className?: string;
  summaryClass?: string;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link opens it again.
  useEffect(() => {
    if (id && hash === `#${id}` && fold.current) fold.current.open = true;
  }, [id, hash, key]);
  return (
    <details
      ref={fold}
      id={id}
      className={`group print:details-content:[content-visibility:visible] ${className}`}
    >
      <summary className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${summaryClass}`}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

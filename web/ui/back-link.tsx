import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { TextLink } from './text-link.tsx';

/** The link to the list that a page belongs to, above its heading. Its arrow begins where the heading does. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} className="-ml-1.5 inline-flex min-h-11 items-center gap-0.5 text-sm">
      <Icon of={ChevronLeft} small />
      <span>{children}</span>
    </TextLink>
  );
}

import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A heading that opens its text. Works before scripts are loaded. Stacked ones are separated by hairlines. */
export function Accordion({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 font-display text-h3 [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon of={ChevronDown} className="transition-[rotate] duration-(--nr-mid) group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

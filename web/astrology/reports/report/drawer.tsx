import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { usePrinting } from './use-printing.ts';

/** Shows a part of the report that is closed until it is asked for. Print opens it. */
export function Drawer({ title, children }: { title: string; children: ReactNode }) {
  const printing = usePrinting();
  return (
    <details open={printing || undefined} className="group/drawer min-w-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-tile border border-line bg-surface px-5 text-lg font-medium hover:border-line-strong md:px-6 print:hidden [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <Icon of={ChevronDown} small className="text-ink-3 group-open/drawer:rotate-180" />
      </summary>
      <div className="grid min-w-0 gap-6 pt-4 pb-6 lg:gap-8">{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { useBar } from '#web/ui/use-bar.ts';
import { DockedContact } from './contact-button.tsx';

/**
 * The bar at the bottom of a phone's screen with the main action (buy, checkout, report). The WhatsApp button docks
 * in it (the page's handle has `contact: 'docked'`). Toasts and the focus keep clear of it through `--bar`. Wide
 * screens do not show it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  useBar('4.75rem', '(width < 64rem)');
  return (
    <>
      <div aria-hidden="true" className="h-19 lg:hidden" />
      <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2.5 border-t border-line bg-ground px-(--nr-gutter) pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <DockedContact />
        {children}
      </div>
    </>
  );
}

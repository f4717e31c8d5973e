import { type ReactNode, useEffect } from 'react';
import { DockedContact } from '#web/shell/contact-button.tsx';

const HEIGHT = '4.75rem';

/**
 * The buy, cart or report bar at the foot of a phone's screen. The WhatsApp button docks in it (the page's handle
 * says `contact: 'docked'`). Toasts and the focus keep clear of it through `--bar`. On wide screens it is not drawn.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const root = document.documentElement;
    const phone = matchMedia('(width < 64rem)');
    const follow = () =>
      phone.matches ? root.style.setProperty('--bar', HEIGHT) : root.style.removeProperty('--bar');
    follow();
    phone.addEventListener('change', follow);
    return () => {
      phone.removeEventListener('change', follow);
      root.style.removeProperty('--bar');
    };
  }, []);
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

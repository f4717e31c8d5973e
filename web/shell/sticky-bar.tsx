import type { ReactNode } from 'react';
import { DockedContact } from './contact-button.tsx';

/**
 * The bar at the bottom of a phone's screen with the main action (buy, checkout, pay, report). It takes the place of the
 * tab bar. Toasts and the focus keep clear of it through `--bar`, and it gives way to an open keyboard
 * (`styles/bars.css`). Wide screens do not show it.
 */
export function StickyBar({
  contact = true,
  note,
  children,
}: {
  /** Docks the WhatsApp button. False where the page has no contact button (`handle`). */
  contact?: boolean;
  /** A line above the action, such as why it has to wait. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="sticky-bar">
      {note}
      <div className="flex items-center gap-2.5">
        {contact && <DockedContact />}
        {children}
      </div>
    </div>
  );
}

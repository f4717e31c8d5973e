import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from './icon.tsx';
import { iconButtonClass } from './icon-button.tsx';

type Opening = { open: boolean; onClose: () => void };

const scrim =
  'fixed inset-0 z-50 bg-(--nr-scrim) transition-opacity duration-(--nr-mid) data-ending-style:opacity-0 data-starting-style:opacity-0';
const motion =
  'transition-[translate,opacity] duration-(--nr-slow) ease-out data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0';

/**
 * A modal question: title, text, actions on the right; a bottom sheet on phones. Traps the focus, closes on Escape,
 * and restores the focus. A destructive one offers "Keep it" and the named verb.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
}: Opening & {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-panel bg-surface p-6 text-ink shadow-3 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(30rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-panel ${motion} sm:data-ending-style:-translate-y-[calc(50%-1.5rem)] sm:data-starting-style:-translate-y-[calc(50%-1.5rem)]`}
        >
          <Base.Title className="text-h3">{title}</Base.Title>
          <Base.Description render={<div />} className="mt-1.5 text-ink-2">
            {children}
          </Base.Description>
          <div className="sticky -bottom-6 -mx-6 mt-2 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 pt-3 pb-6">
            {actions}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * A sheet from below on phones (88 percent high, its footer always visible), from the right on wide screens: filters,
 * sort order, forms beside a list.
 */
export function Sheet({
  open,
  onClose,
  title,
  children,
  footer,
}: Opening & { title: string; children: ReactNode; footer?: ReactNode }) {
  const t = useTexts('shell');
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-panel bg-surface text-ink shadow-3 lg:inset-y-2.5 lg:right-2.5 lg:left-auto lg:max-h-none lg:w-124 lg:rounded-panel ${motion}`}
        >
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line lg:hidden" />
          <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2 pl-5">
            <Base.Title className="min-w-0 text-h3">{title}</Base.Title>
            <Base.Close aria-label={t.close} className={iconButtonClass}>
              <Icon of={X} />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && (
            <div className="flex gap-3 border-t border-line px-5 py-3.5 *:flex-1 *:px-3">{footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

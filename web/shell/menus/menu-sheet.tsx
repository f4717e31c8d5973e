import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Brand } from '../brand.tsx';
import { LanguageToggle, MusicToggle, ThemeToggle } from '../toggles.tsx';

/** Class of a row in the phone menu: 56 px high, the current page marked. */
export const menuRowClass =
  'flex min-h-14 items-center border-b border-line px-(--nr-gutter) text-lg font-medium active:bg-ink/6 aria-[current=page]:text-manik-text';

/** The full-height sheet of a phone menu. Navigation closes it. */
export function MenuSheet({
  open,
  onClose,
  nav,
  children,
  foot,
  music = true,
}: {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the list of links. */
  nav: string;
  /** The rows, in lists. */
  children: ReactNode;
  foot: ReactNode;
  music?: boolean;
}) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-(--nr-scrim) transition-opacity duration-(--nr-mid) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-full max-w-105 flex-col overflow-y-auto bg-ground text-ink shadow-3 transition-[translate,opacity] duration-(--nr-slow) ease-out data-ending-style:-translate-x-6 data-ending-style:opacity-0 data-starting-style:-translate-x-6 data-starting-style:opacity-0">
          <div className="flex min-h-16 items-center justify-between border-b border-line px-(--nr-gutter)">
            <Brand />
            <Dialog.Title className="sr-only">{t.menu}</Dialog.Title>
            <Dialog.Close aria-label={t.closeMenu} className={`${iconButtonClass} -mr-3`}>
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <nav aria-label={nav}>{children}</nav>
          <div className="mt-auto grid gap-4 p-(--nr-gutter)">
            <div className="flex items-center justify-between">
              <LanguageToggle />
              <span>
                <ThemeToggle />
                {music && <MusicToggle />}
              </span>
            </div>
            {foot}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

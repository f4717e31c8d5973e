import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { linksAt } from '#web/route-table.ts';
import { formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { linkIcon } from './link-icons.ts';
import { useShop } from './use-shop.ts';

/** The sheet behind the Astrology tab: its pages, and the prices of the reports. Navigation closes it. */
export default function AstrologySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { links, tabs } = useTexts('shell');
  const lang = useLang();
  const prices: Partial<Record<string, number>> = useShop().prices;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <Sheet open={open} onClose={onClose} title={tabs.astrology}>
      <nav aria-label={tabs.astrology} className="-mx-5 -my-4">
        <ul>
          {linksAt('astrology').map(({ to, text }) => {
            const price = prices[text];
            return (
              <li key={to} className="border-b border-line last:border-0">
                <MenuLink
                  to={to}
                  className="flex min-h-14 items-center gap-4 px-5 text-lg font-medium active:bg-ink/6 aria-[current=page]:text-manik-text"
                >
                  <Icon of={linkIcon(text)} className="text-ink-2" />
                  <span className="grow">{links[text]}</span>
                  {price !== undefined && (
                    <span className="tabular text-base text-ink-2">{formatRupees(price, lang)}</span>
                  )}
                </MenuLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </Sheet>
  );
}

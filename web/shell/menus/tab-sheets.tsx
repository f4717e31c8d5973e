import { Phone, Send } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { linksAt } from '#web/links.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WhatsAppSign } from '#web/ui/icons.tsx';
import { MenuLink } from '#web/ui/link.tsx';
import { contactLinks } from '../contact-button.tsx';
import { useShop } from '../use-shop.ts';
import { linkIcon } from './link-icons.ts';
import { LinkPrice } from './link-price.tsx';

/** The sheet of the tab bar that is open. */
export type TabSheet = 'astrology' | 'contact';

const row = 'flex min-h-14 items-center gap-4 border-b border-line text-lg font-medium active:bg-ink/6';

/** The sheets of the tab bar: the pages of astrology with the prices of reports, and the ways to reach the shop. */
export default function TabSheets({ shown, onClose }: { shown: TabSheet | null; onClose: () => void }) {
  const { links, contactUs } = useTexts('shell');
  // Keeps the content while the sheet slides away.
  const last = useRef<TabSheet>(shown);
  last.current = shown ?? last.current;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    onClose();
  }, [pathname, onClose]);
  const isContact = last.current === 'contact';
  return (
    <Sheet open={shown !== null} onClose={onClose} title={isContact ? contactUs : links.astrology}>
      {isContact ? <Contact /> : <Astrology />}
    </Sheet>
  );
}

function Contact(): ReactNode {
  const t = useTexts('shell');
  const shop = useShop();
  const links = contactLinks(shop);
  return (
    <>
      {shop.phone && (
        <a href={links.call} className={row}>
          <Icon of={Phone} className="text-ink-2" />
          <span className="grow">{t.call}</span>
          <span className="tabular text-base text-ink-2">{formatPhone(shop.phone)}</span>
        </a>
      )}
      {shop.whatsapp && (
        <a href={links.whatsapp} target="_blank" rel="noopener" className={row}>
          <WhatsAppSign />
          {t.whatsapp}
        </a>
      )}
      {!shop.phone && !shop.whatsapp && (
        <MenuLink to="/contact-us" className={row}>
          <Icon of={Send} className="text-ink-2" />
          {t.links.contact}
        </MenuLink>
      )}
    </>
  );
}

function Astrology(): ReactNode {
  const { links } = useTexts('shell');
  return (
    <nav aria-label={links.astrology}>
      <ul>
        {linksAt('astrology').map(({ to, text }) => (
          <li key={to}>
            <MenuLink to={to} className={`${row} aria-[current=page]:text-manik-text`}>
              <Icon of={linkIcon(text)} className="text-ink-2" />
              <span className="grow">{links[text]}</span>
              <LinkPrice text={text} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

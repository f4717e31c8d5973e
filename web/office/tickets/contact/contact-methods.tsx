import { ChevronRight, type IconNode, MapPin, Phone, Send } from 'lucide';
import type { ReactNode } from 'react';
import { contactLinks } from '#web/shell/contact-button.tsx';
import { streetOf } from '#web/shell/shop-address.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { formatPhone } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhatsAppSign } from '#web/ui/icons.tsx';

/** Lists phone, WhatsApp, e-mail and address as links. */
export function ContactMethods() {
  const t = useTexts('tickets/contact');
  const shop = useShop();
  const links = contactLinks(shop);
  const address = streetOf(shop, useLang());
  return (
    <ul className="mt-5 grid gap-3 lg:grid-cols-2">
      {shop.phone && <Way icon={Phone} title={t.ways.call} text={formatPhone(shop.phone)} to={links.call} />}
      {shop.whatsapp && (
        <Way title={t.ways.whatsapp} text={formatPhone(shop.whatsapp)} to={links.whatsapp} away>
          <span className="grid size-12 place-items-center rounded-full bg-[#0b7a4b] text-white">
            <WhatsAppSign />
          </span>
        </Way>
      )}
      {shop.email && <Way icon={Send} title={t.ways.email} text={shop.email} to={`mailto:${shop.email}`} />}
      {address && (
        <Way
          icon={MapPin}
          title={t.ways.visit}
          text={address}
          note={t.map}
          to={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
          away
        />
      )}
    </ul>
  );
}

function Way({
  icon,
  title,
  text,
  note,
  to,
  away,
  children,
}: {
  icon?: IconNode;
  title: string;
  text: string;
  /** For screen readers only. */
  note?: string;
  to: string;
  /** Whether the link leads to another site and opens a new tab. */
  away?: boolean;
  children?: ReactNode;
}) {
  return (
    <li>
      <a
        href={to}
        {...(away && { target: '_blank', rel: 'noopener' })}
        className="grid h-full grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-4 rounded-tile border border-line bg-surface px-4.5 py-4 leading-[1.35] hover:border-line-strong"
      >
        {icon ? (
          <span className="grid size-12 place-items-center rounded-full bg-tile">
            <Icon of={icon} />
          </span>
        ) : (
          children
        )}
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="text-sm break-words text-ink-2">{text}</span>
          {note && <span className="sr-only">{` (${note})`}</span>}
        </span>
        <Icon of={ChevronRight} small />
      </a>
    </li>
  );
}

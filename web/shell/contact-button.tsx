import { Phone } from 'lucide';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhatsAppSign } from '#web/ui/icons.tsx';
import { useShop } from './use-shop.ts';

const circle = 'floating grid size-13 place-items-center rounded-full shadow-2';
const green = 'bg-[#0b7a4b] text-white';

/** Returns the links to the shop's WhatsApp and phone. */
export function contactLinks({ phone, whatsapp }: { phone: string; whatsapp: string }): {
  call: string;
  whatsapp: string;
} {
  return { call: `tel:${phone}`, whatsapp: `https://wa.me/${whatsapp.replace(/\D/g, '')}` };
}

/** The floating contact buttons of wide screens, at the bottom right: call and WhatsApp, as far as the shop has set them. */
export function ContactButton() {
  const t = useTexts('shell');
  const shop = useShop();
  const links = contactLinks(shop);
  if (!shop.phone && !shop.whatsapp) return null;
  return (
    <aside aria-label={t.contactUs} className="fixed right-4 bottom-4 z-25 grid gap-2.5 max-lg:hidden">
      {shop.phone && (
        <a
          href={links.call}
          aria-label={t.call}
          title={t.call}
          className={`${circle} border border-line bg-surface text-ink`}
        >
          <Icon of={Phone} />
        </a>
      )}
      {shop.whatsapp && (
        <a
          href={links.whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={t.whatsapp}
          title={t.whatsapp}
          className={`${circle} ${green}`}
        >
          <WhatsAppSign />
        </a>
      )}
    </aside>
  );
}

/** The WhatsApp button as the first one of a sticky bar. */
export function DockedContact() {
  const t = useTexts('shell');
  const shop = useShop();
  if (!shop.whatsapp) return null;
  return (
    <a
      href={contactLinks(shop).whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={t.whatsapp}
      title={t.whatsapp}
      className={`grid size-12 shrink-0 place-items-center rounded-control ${green}`}
    >
      <WhatsAppSign />
    </a>
  );
}

import { Phone } from 'lucide';
import { useId } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhatsAppSign } from '#web/ui/icons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useShop } from './use-shop.ts';

const circle = 'grid size-13 place-items-center rounded-full shadow-2';
const green = 'bg-[#0b7a4b] text-white';

/** Returns the links to the shop's WhatsApp and phone. */
export function contactLinks({ phone, whatsapp }: { phone: string; whatsapp: string }): {
  call: string;
  whatsapp: string;
} {
  return { call: `tel:${phone}`, whatsapp: `https://wa.me/${whatsapp.replace(/\D/g, '')}` };
}

/** The floating contact buttons of wide screens, at the bottom right: call and WhatsApp. */
export function ContactButton() {
  const t = useTexts('shell');
  const links = contactLinks(useShop());
  return (
    <aside aria-label={t.contactUs} className="fixed right-4 bottom-4 z-25 grid gap-2.5 max-lg:hidden">
      <a
        href={links.call}
        aria-label={t.call}
        title={t.call}
        className={`${circle} border border-line bg-surface text-ink`}
      >
        <Icon of={Phone} />
      </a>
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
    </aside>
  );
}

const row =
  'flex min-h-12 items-center gap-3 rounded-control px-3.5 font-medium whitespace-nowrap hover:bg-ink/6';

/**
 * The contact button of phones, at the end of the tab bar, where it covers nothing. It opens call and WhatsApp above
 * the bar.
 */
export function TabContact() {
  const t = useTexts('shell');
  const links = contactLinks(useShop());
  const { open, setOpen, box, button } = useDisclosure();
  const listId = useId();
  return (
    <div ref={box} className="relative self-center pr-2 pl-1">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t.contactUs}
        title={t.contactUs}
        onClick={() => setOpen(!open)}
        className={`grid size-11 place-items-center rounded-full ${green}`}
      >
        <WhatsAppSign />
      </button>
      <ul
        id={listId}
        hidden={!open}
        className="absolute right-2 bottom-[calc(100%+1rem)] rounded-tile border border-line bg-raised p-1.5 shadow-2"
      >
        <li>
          <a href={links.call} className={row}>
            <Icon of={Phone} />
            {t.call}
          </a>
        </li>
        <li>
          <a href={links.whatsapp} target="_blank" rel="noopener" className={row}>
            <WhatsAppSign />
            {t.whatsapp}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The WhatsApp button as the first one of a sticky bar. */
export function DockedContact() {
  const t = useTexts('shell');
  return (
    <a
      href={contactLinks(useShop()).whatsapp}
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

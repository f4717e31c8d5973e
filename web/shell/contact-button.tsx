import { Phone } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WhatsAppSign } from '#web/ui/icons.tsx';
import { useShop } from './use-shop.ts';

const circle = 'floating size-13 place-items-center rounded-full shadow-2';
const call = 'border border-line bg-surface text-ink';
const chat = 'bg-[#0b7a4b] text-white';

/** Returns the links to the shop's WhatsApp and phone. */
export function contactLinks({ phone, whatsapp }: { phone: string; whatsapp: string }): {
  call: string;
  whatsapp: string;
} {
  return { call: `tel:${phone}`, whatsapp: `https://wa.me/${whatsapp.replace(/\D/g, '')}` };
}

/**
 * The floating contact button. On desktops call and WhatsApp are always at the bottom right. On phones one button
 * opens both and hides while the reader scrolls down. With `docked` the page's sticky bar holds it on phones.
 */
export function ContactButton({ docked }: { docked: boolean }) {
  const t = useTexts('shell');
  const links = contactLinks(useShop());
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hidden = useHidesOnScroll(box, open);
  return (
    <aside
      ref={box}
      aria-label={t.contactUs}
      className={`fixed right-4 bottom-4 z-25 grid gap-2.5 transition-[translate,visibility] duration-(--nr-mid) ease-out ${docked ? 'max-lg:hidden' : ''} ${hidden ? 'max-lg:invisible max-lg:translate-y-[170%]' : ''}`}
    >
      <a
        href={links.call}
        aria-label={t.call}
        title={t.call}
        className={`${circle} ${call} ${open ? 'grid' : 'hidden lg:grid'}`}
      >
        <Icon of={Phone} />
      </a>
      <a
        href={links.whatsapp}
        target="_blank"
        rel="noopener"
        aria-label={t.whatsapp}
        title={t.whatsapp}
        className={`${circle} ${chat} ${open ? 'grid' : 'hidden lg:grid'}`}
      >
        <WhatsAppSign />
      </a>
      {!open && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={t.contactUs}
          onClick={() => setOpen(true)}
          className={`${circle} ${chat} grid lg:hidden`}
        >
          <WhatsAppSign />
        </button>
      )}
    </aside>
  );
}

/**
 * Returns whether to hide: after 12 px downwards beyond the first 320 px. Shows again after 8 px upwards, near the
 * top and at the end.
 */
function useHidesOnScroll(box: React.RefObject<HTMLElement | null>, open: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (open) return setHidden(false);
    let last = scrollY;
    let run = 0;
    const follow = () => {
      const step = scrollY - last;
      last = scrollY;
      run = step * run > 0 ? run + step : step;
      const atEnd = innerHeight + scrollY > document.documentElement.scrollHeight - 80;
      if (atEnd || scrollY <= 320 || run < -8) setHidden(false);
      else if (run > 12 && !box.current?.contains(document.activeElement)) setHidden(true);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [box, open]);
  return hidden;
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
      className={`grid size-12 shrink-0 place-items-center rounded-control ${chat}`}
    >
      <WhatsAppSign />
    </a>
  );
}

import { MessageSquareText, ShieldCheck, Truck } from 'lucide';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ArrivalLine } from './arrival-line.tsx';

/**
 * Shows the delivery price for an amount in rupees with the day of arrival, and the service promises. Links only to
 * existing pages.
 */
export function ServiceLines({ productId, amount }: { productId: string; amount: number }) {
  const t = useTexts('products/product').service;
  const lang = useLang();
  const { delivery } = useShop();
  const noAstrologers = useIsAbsent('/astro-list');
  const free = amount > delivery.freeAbove || delivery.charge === 0;
  const lines = [
    {
      icon: Truck,
      text: (
        <>
          <span>{`${
            free
              ? t.free
              : fill(t.charged, {
                  charge: formatRupees(delivery.charge, lang),
                  freeAbove: formatRupees(delivery.freeAbove, lang),
                })
          } `}</span>
          <ArrivalLine key={productId} productId={productId} />
        </>
      ),
    },
    { icon: ShieldCheck, text: t.damaged },
    {
      icon: MessageSquareText,
      text: (
        <>
          {t.ask} <TextLink to="/astro-list">{t.askLink}</TextLink>
        </>
      ),
    },
  ].slice(0, noAstrologers ? -1 : undefined);
  return (
    <ul aria-label={t.title} className="mt-4 grid gap-2.75">
      {lines.map(({ icon, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static.
        <li key={i} className="flex gap-2.75">
          <Icon of={icon} className="mt-0.5 text-ink-3" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

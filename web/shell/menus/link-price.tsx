import type { LinkText } from '#web/links.ts';
import { formatRupees } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { useShop } from '../use-shop.ts';

/** Shows the price of the report that a link of a menu sells; nothing beside other links. */
export function LinkPrice({ text }: { text: LinkText }) {
  const lang = useLang();
  const prices: Partial<Record<string, number>> = useShop().prices;
  const price = prices[text];
  return price === undefined ? null : (
    <span translate="no" className="tabular text-base text-ink-2">
      {formatRupees(price, lang)}
    </span>
  );
}

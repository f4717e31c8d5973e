import { stockState } from '#contract/core/rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * Shows the stock (specification): under 5 "Only few left!", under 10 "Limited stock", 0 "Out of stock".
 */
export function StockBadge({ stock }: { stock: number }) {
  const t = useTexts('products');
  const state = stockState(stock);
  if (state === 'out') return <Badge tone="off">{t.outOfStock}</Badge>;
  if (state === 'few') return <Badge tone="bad">{t.fewLeft}</Badge>;
  if (state === 'limited') return <Badge tone="warn">{t.limited}</Badge>;
  return null;
}

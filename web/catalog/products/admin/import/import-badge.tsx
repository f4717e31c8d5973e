import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<ProductImport['status'], BadgeTone> = {
  checking: 'info',
  checked: 'info',
  applying: 'info',
  done: 'good',
  failed: 'bad',
};

/** Shows the status of an import. */
export function ImportBadge({ shown: { status, problemCount } }: { shown: ProductImport }) {
  const t = useTexts('products/import');
  if (status === 'checked' && problemCount > 0) return <Badge tone="bad">{t.bad}</Badge>;
  return <Badge tone={tones[status]}>{t.status[status]}</Badge>;
}

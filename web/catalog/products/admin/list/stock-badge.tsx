import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * Shows the stock of a product: sold out, the number of sold-out sizes or variants, the lowest one, or
 * the total; a service has no stock. A size or variant counts as low at its own reorder level, without one at `stockLow` pieces.
 */
export function AdminStock({ product, stockLow }: { product: AdminRow; stockLow: number }) {
  const t = useTexts('products/admin').state;
  const lang = useLang();
  const { totalStock, skus } = product;
  // A service has one piece for ever: it can be sold, and never counted or ordered.
  if (product.service) return <Badge tone="off">{t.service}</Badge>;
  if (totalStock === 0) return <Badge tone="off">{t.out}</Badge>;
  const out = skus.filter(({ stock }) => stock === 0).length;
  if (out > 1) {
    const forms = product.hasVariants ? t.variantsOut : t.sizesOut;
    return <Badge tone="bad">{plural(forms, out, lang)}</Badge>;
  }
  const scarce = skus.filter(({ stock, level = stockLow }) => stock <= level);
  if (scarce.length > 0) {
    const least = scarce.reduce((low, sku) => (sku.stock < low.stock ? sku : low));
    const n = formatNumber(least.stock, lang);
    const name = choiceName(least.name, lang);
    const sku = product.sizeType === 'Ring' ? fill(t.size, { n: name }) : name;
    const inSku = least.stock === 0 ? fill(t.outIn, { sku }) : fill(t.leftIn, { n, sku });
    return <Badge tone="bad">{name === '' ? fill(t.left, { n }) : inSku}</Badge>;
  }
  return <Badge tone="good">{fill(t.inStock, { n: formatNumber(totalStock, lang) })}</Badge>;
}

import type { AdminRow } from '#contract/catalog/admin-products.ts';
import { sizeName } from '#web/shared/catalog/size-name.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * Shows the stock of a product: sold out, the number of sold-out sizes or variants, the lowest one, or
 * the total. At `stockLow` pieces a size or variant counts as low.
 */
export function AdminStock({ product, stockLow }: { product: AdminRow; stockLow: number }) {
  const t = useTexts('catalog/admin').state;
  const catalog = useTexts('catalog');
  const lang = useLang();
  const { totalStock, skus } = product;
  if (totalStock === 0) return <Badge tone="off">{t.out}</Badge>;
  const out = skus.filter(({ stock }) => stock === 0).length;
  if (out > 1) {
    const forms = product.hasVariants ? t.variantsOut : t.sizesOut;
    return <Badge tone="bad">{plural(forms, out, lang)}</Badge>;
  }
  const least = skus.reduce((low, sku) => (sku.stock < low.stock ? sku : low));
  const n = formatNumber(least.stock, lang);
  if (least.stock <= stockLow) {
    const name = sizeName(catalog, least.name);
    const sku = product.sizeType === 'Ring' ? fill(t.size, { n: name }) : name;
    const inSku = least.stock === 0 ? fill(t.outIn, { sku }) : fill(t.leftIn, { n, sku });
    return <Badge tone="bad">{name === '' ? fill(t.left, { n }) : inSku}</Badge>;
  }
  return <Badge tone="good">{fill(t.inStock, { n: formatNumber(totalStock, lang) })}</Badge>;
}

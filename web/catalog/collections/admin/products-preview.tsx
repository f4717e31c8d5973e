import { useWatch } from 'react-hook-form';
import type { ResponseOf } from '#contract/core/client.ts';
import { api } from '#web/api/client.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { localTexts } from '#web/catalog/products/shared/local-texts.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { productsOf, type Typed } from './form-values.ts';

type Preview = ResponseOf<'POST /api/admin/collections/preview'>;

const debounceMs = 400;

const noProducts: Preview = { total: 0, products: [] };

const ask = (chosen: string): Promise<Preview> =>
  api('POST /api/admin/collections/preview', { body: JSON.parse(chosen) as ReturnType<typeof productsOf> });

/** Asks what the products of the form show in the shop, a moment after they change. Null while nothing is known. */
function usePreview(): { preview: Preview | null; failed: boolean } {
  const [how, picks, rule] = useWatch<Typed, ['how', 'picks', 'rule']>({ name: ['how', 'picks', 'rule'] });
  const chosen = productsOf({ how, picks, rule } as Typed);
  const isEmpty = chosen.picks?.length === 0;
  const { answer, failed } = useAnswer(isEmpty ? null : JSON.stringify(chosen), ask, debounceMs);
  return isEmpty ? { preview: noProducts, failed: false } : { preview: answer, failed };
}

/** Shows how many of the chosen products are in the shop today, and the first of them. */
export function ProductsPreview() {
  const words = useTexts('collections/admin');
  const t = words.form;
  const lang = useLang();
  const { preview, failed } = usePreview();
  return (
    <section aria-labelledby="in-shop" className="rounded-tile border border-line bg-surface p-5">
      <h2 id="in-shop" className="mb-1 font-text text-sm font-medium text-ink-2">
        {t.preview}
      </h2>
      <p
        role="status"
        className="tabular min-h-7 font-semibold"
      >{`${failed ? t.previewFailed : ''}${preview ? (preview.total === 0 ? t.previewNone : plural(words.count, preview.total, lang)) : ''}`}</p>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {preview?.products.map((product) => (
          <li key={product._id} className="text-xs text-ink-2">
            <ArtTile src={product.image[0] ?? ''} alt="" className="mb-1" />
            <span className="line-clamp-2">{localTexts(product, lang).name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

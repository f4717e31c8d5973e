import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { kinds } from '#contract/catalog/products/facts/kind.table.ts';
import {
  type FactRow,
  factRows,
  perCaratRow,
  type RowFormat,
  weightRows,
} from '#contract/catalog/products/facts/rows.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import type { Lang } from '#languages/list.ts';
import { formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';

/** The facts of a product as its page shows them, in one language. Made on the server only. */
export type PageFacts = {
  rows: FactRow[];
  /** The weight of each variant, and of a stone its price a carat, by the variant's id. */
  ofVariant: Record<string, FactRow[]>;
  /** Whether the piece in the pictures is the one that is sold. */
  onePiece: boolean;
  /** What a buyer does with it, which titles its steps. */
  guide: 'wear' | 'use' | 'place';
};

/** The facts that a list of sizes above the table already states. */
const statedBySizes = { Mukhi: ['mukhi'], Gemstone: ['stone'], Ring: [], Quantity: [] } as const;

/** Returns the facts of a product in the page's language. For loaders: few pages have the words of all facts. */
export function pageFacts(
  product: Pick<Product, 'facts' | 'variants' | 'sizeType' | 'priceRange'>,
  { lang, words }: { lang: Lang; words: FactWords },
): PageFacts {
  const format: RowFormat = {
    lang,
    words,
    number: (value) => formatNumber(value, lang),
    rupees: (value) => formatRupees(value, lang),
    day: (day) => formatDate(day, lang),
  };
  const { variants, priceRange } = product;
  const { kind } = product.facts;
  const values = product.facts.values as FactValues;
  const weighed = variants.some(({ gram }) => gram);
  const elsewhere = [
    ...(weighed ? ['carat', 'gram'] : []),
    ...(product.sizeType ? statedBySizes[product.sizeType] : []),
  ];
  const { carat } = values;
  const rows = factRows(kind, values, format, elsewhere);
  if (kind === 'gem' && variants.length === 0 && typeof carat === 'number')
    rows.splice(1, 0, perCaratRow(carat, priceRange.min, format));
  return {
    rows,
    ofVariant: Object.fromEntries(
      variants
        .map(
          ({ _id, gram, price }) => [_id, weightRows(kind, { gram: gram ?? null, price }, format)] as const,
        )
        .filter(([, weights]) => weights.length > 0),
    ),
    onePiece: values.one_piece === true,
    guide: kinds[kind].guide,
  };
}

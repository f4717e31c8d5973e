import type {
  AdminCollection,
  CollectionFields,
  CollectionRule,
} from '#contract/catalog/collections/endpoints.ts';
import { typedNumber } from '#contract/core/typed.ts';
import type { Pick } from '#web/admin/picker.tsx';

/** A picked product. `inShop` is false while the public does not see it. */
export type PickedProduct = Pick & { inShop: boolean };

/** The values of the form of a collection. */
export type Typed = {
  name: string;
  nameHi: string;
  words: string;
  wordsHi: string;
  slug: string;
  picture: PickedProduct[];
  how: 'hand' | 'rule';
  picks: PickedProduct[];
  rule: Omit<CollectionRule, 'newDays'> & { newDays: string };
  state: 'draft' | 'published';
};

const noRule: Typed['rule'] = {
  category: [],
  use: [],
  graha: [],
  price: null,
  onSale: false,
  newDays: '',
  inStock: false,
  order: 'newest',
};

/** The values of a new collection. */
export const blankCollection: Typed = {
  name: '',
  nameHi: '',
  words: '',
  wordsHi: '',
  slug: '',
  picture: [],
  how: 'hand',
  picks: [],
  rule: noRule,
  state: 'draft',
};

/** Returns the form's values of a saved collection. `names` has the names of its products. */
export function typedOf(
  { name, words, translations, slug, pictureOf, goods, state }: AdminCollection,
  names: readonly PickedProduct[],
): Typed {
  const known = new Map(names.map((one) => [one.id, one]));
  const found = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const one = known.get(id);
      return one ? [one] : [];
    });
  return {
    name,
    nameHi: translations.hi?.name ?? '',
    words,
    wordsHi: translations.hi?.words ?? '',
    slug,
    picture: found(pictureOf ? [pictureOf] : []),
    how: goods.rule ? 'rule' : 'hand',
    picks: found(goods.picks ?? []),
    rule: goods.rule ? { ...goods.rule, newDays: goods.rule.newDays?.toString() ?? '' } : noRule,
    state,
  };
}

/** Returns the products of the form. */
export const productsOf = ({ how, picks, rule }: Typed): CollectionFields['goods'] =>
  how === 'hand'
    ? { picks: picks.map(({ id }) => id), rule: null }
    : {
        picks: null,
        rule: { ...rule, newDays: typedNumber(rule.newDays, 0) || null },
      };

/** Returns the request's body. Empty Hindi texts are left out, so that the English ones are shown. */
export function bodyOf(typed: Typed): CollectionFields {
  const hi = {
    ...(typed.nameHi.trim() && { name: typed.nameHi.trim() }),
    ...(typed.wordsHi.trim() && { words: typed.wordsHi.trim() }),
  };
  return {
    slug: typed.slug.trim(),
    name: typed.name.trim(),
    words: typed.words.trim(),
    translations: Object.keys(hi).length > 0 ? { hi } : {},
    pictureOf: typed.picture[0]?.id ?? null,
    goods: productsOf(typed),
    state: typed.state,
  };
}

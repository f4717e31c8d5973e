import type { CollectionProducts, CollectionRule } from '#contract/catalog/collections/endpoints.ts';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cardsById } from './card-store.ts';
import { type CollectionIds, type ResolvedRule, readByRule, readPicked } from './collection-store.ts';
import { noFilter } from './filter.ts';
import type { QueryCache } from './query-cache.ts';

/** A page of the products of a collection as cards, their total in the shop, and the products of each country of origin. */
export type CollectionCards = {
  products: CardProduct[];
  total: number;
  countries: CollectionIds['countries'];
};

/** The part of a collection that a visitor asks for. `page` counts from 1. */
export type CollectionPart = {
  page: number;
  limit: number;
  countries?: readonly string[];
  byCountry?: boolean;
};

/** Returns the rule with the day from which a product counts as new. Days are those of India. */
function resolveRule(rule: CollectionRule, now: Date): ResolvedRule {
  const { q: _, ...none } = noFilter;
  const { category, graha, use, price, inStock, onSale, newDays, order } = rule;
  return {
    filter: { ...none, category, graha, guide: use, price, stock: inStock ? ['in'] : [] },
    onSale,
    newSince: newDays === null ? null : startOfDay(daysAfter(indiaDay(now), -newDays)),
    order,
  };
}

/** Creates the reads of products that are picked by hand or chosen by a rule. Results are cached until a product changes. */
export function createCollectionLists(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { queries }: { queries: QueryCache },
) {
  return {
    /** Returns a page of the products. */
    collection(chosen: CollectionProducts, view: CollectionPart): Promise<CollectionCards> {
      const { page, limit, countries = [], byCountry = false } = view;
      const at = now();
      const key = `collection ${indiaDay(at)} ${JSON.stringify([page, limit, countries, byCountry, chosen])}`;
      return queries.get(key, async () => {
        const window = { limit, offset: (page - 1) * limit, countries, byCountry };
        const { ids, ...counted } = await (chosen.rule
          ? readByRule(db, resolveRule(chosen.rule, at), window)
          : readPicked(db, chosen.picks ?? [], window));
        return { products: await cardsById(db, ids), ...counted };
      });
    },

    /** Returns the picture of a product's card; null if the shop does not show the product, or it has none. */
    cardPicture: (id: string): Promise<string | null> =>
      queries.get(`picture ${id}`, async () => (await cardsById(db, [id]))[0]?.image[0] ?? null),
  };
}

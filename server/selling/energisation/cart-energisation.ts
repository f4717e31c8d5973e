import type { CartEnergisation, EnergisationDetails } from '#contract/selling/energisation/endpoints.ts';
import { allowsEnergisation } from '#contract/selling/energisation/rules.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { CatalogService } from '../../catalog/products/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CartLine, type CartService, findLine, type LineReference } from '../cart/service.ts';
import { deleteChoices, listChoices, writeChoice } from './choice-store.ts';
import { grahaOf, type MuhuratSearch } from './muhurat-search.ts';

/** The services that the energisations of a cart depend on. */
export type CartEnergisationParts = {
  cart: CartService;
  catalog: CatalogService;
  settings: SettingsService;
  muhurats: MuhuratSearch;
};

type Deps = Pick<Platform, 'db' | 'now'> & CartEnergisationParts;

async function read(
  { db, now, cart, catalog, settings, muhurats }: Deps,
  userId: string,
): Promise<CartEnergisation> {
  const [lines, service] = await Promise.all([
    cart.lines(db, userId),
    catalog.services.find(db, 'energisation'),
  ]);
  if (!service || service.deleted || service.available === 0) return { offer: null, lines: [] };
  const items = lines.filter(({ sku }) => !sku.service);
  const [choices, natures, { energisation }] = await Promise.all([
    listChoices(db, userId),
    catalog.services.natures(
      db,
      items.map(({ sku }) => sku.productId),
    ),
    settings.all(),
  ]);
  const { place, placeHi, people } = energisation;
  return {
    offer: {
      productId: service.productId,
      price: toRupees(service.price),
      place: { en: place, hi: placeHi },
      people: people.map(({ name, nameHi }) => ({ en: name, hi: nameHi })),
    },
    lines: items.flatMap(({ id, sku }) => {
      const choice = choices.find(({ lineId }) => lineId === id);
      const nature = natures.get(sku.productId);
      if (!choice && !(nature && allowsEnergisation(nature.category, nature.facts))) return [];
      const from = muhurats.nextFromTomorrow(grahaOf(nature), now(), energisation);
      return [
        {
          lineId: id,
          from: from === null ? null : new Date(from).toISOString(),
          details: choice ? { name: choice.name, gotra: choice.gotra, intention: choice.intention } : null,
        },
      ];
    }),
  };
}

/** Finds a line of products in a person's cart. */
async function findItem(
  { db, cart }: Deps,
  userId: string,
  key: LineReference,
): Promise<CartLine | AppError> {
  const line = findLine(await cart.lines(db, userId), key);
  return line && !line.sku.service ? line : appError('line_not_found');
}

/** Creates the energisations of carts: what may be energised, and for whom it is. */
export function createCartEnergisation(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  parts: CartEnergisationParts,
) {
  const deps: Deps = { db, now, ...parts };
  return {
    /** Returns the lines of a person's cart that may be energised, with what is chosen. */
    read: (userId: string): Promise<CartEnergisation> => read(deps, userId),

    /** Has a line energised, or changes for whom. Idempotent. */
    async choose(
      userId: string,
      key: LineReference,
      details: EnergisationDetails,
    ): Promise<CartEnergisation | AppError> {
      const line = await findItem(deps, userId, key);
      if (!('sku' in line)) return line;
      const { lines } = await read(deps, userId);
      if (!lines.some(({ lineId }) => lineId === line.id)) return appError('energisation_not_offered');
      await checkpoint('energisation.choose', userId);
      const written = await writeChoice(db, { userId, lineId: line.id, ...details, at: now() });
      return written ? read(deps, userId) : appError('line_not_found');
    },

    /** Removes the energisation of a line. Idempotent. */
    async remove(userId: string, key: LineReference): Promise<CartEnergisation | AppError> {
      const line = await findItem(deps, userId, key);
      if (!('sku' in line)) return line;
      await deleteChoices(db, userId, line.id);
      return read(deps, userId);
    },
  };
}

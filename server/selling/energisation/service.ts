import type { Pages } from '#contract/core/pages.ts';
import { permits } from '#contract/people/accounts/permissions.ts';
import type { AdminEnergisation, EnergisationOffer } from '#contract/selling/energisation/admin.ts';
import type { Energisation, Muhurat } from '#contract/selling/energisation/endpoints.ts';
import type { EnergisationStatus } from '#contract/selling/energisation/rules.ts';
import type { CatalogService } from '../../catalog/products/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import type { CartService } from '../cart/service.ts';
import { findOrder, type OrderServices, type OrdersService } from '../orders/service.ts';
import { createEnergisationOffer, type OfferParts } from './admin/offer.ts';
import { createEnergisationWork, refundOf, type WorkParts } from './admin/work.ts';
import { createCartEnergisation } from './cart-energisation.ts';
import { copyChoices, deleteChoices, listChoices } from './choice-store.ts';
import { findMuhurats, type MuhuratGraha } from './muhurat.ts';
import { createMuhuratSearch, grahaOf } from './muhurat-search.ts';
import { presentMuhurat } from './muhurat-words.ts';
import { presentEnergisation, presentForAdmin } from './present.ts';
import {
  callOffAll,
  countCalledOff,
  countEnergisations,
  energisationsOf,
  findEnergisation,
  findPhoto,
  listEnergisations,
  waitingOf,
} from './store.ts';

/** Removes the energisations from a person's cart. */
export const dropFromCart = (db: Database, userId: string): Promise<void> => deleteChoices(db, userId);

/** The energisation services that orders use: what is chosen for their products. */
export const energisedOrders: OrderServices = {
  chosen: async (db, userId, skuIds) =>
    (await listChoices(db, userId, skuIds)).map(({ skuId, lineId, version }) => ({ skuId, lineId, version })),
  write: (tx, { orderId, userId, service, items, at }) =>
    copyChoices(tx, {
      orderId,
      userId,
      serviceItemId: service.orderItemId,
      lines: items.map(({ skuId, orderItemId: itemId }) => ({ id: newId(at), skuId, itemId })),
      at,
    }),
  waiting: waitingOf,
  callOff: (tx, ids, { reason, at }) => callOffAll(tx, ids, { reason, at }),
};

/** The services that energisation depends on. */
export type EnergisationParts = Omit<WorkParts, 'muhuratsFor'> &
  OfferParts & { cart: CartService; catalog: CatalogService; orders: OrdersService };

/** The energisation service: choices in carts, energisations of orders, and the admin's work on them. */
export type EnergisationService = ReturnType<typeof createEnergisation>;

/** A place where something is worn, with its IANA zone; degrees. */
export type WearingPlace = { name: string; zone: string; latitude: number; longitude: number };

type Reader = Pick<Session, 'userId' | 'staffRoles'>;

/** Creates the energisation service. */
export function createEnergisation(platform: Pick<Platform, 'db' | 'now'>, parts: EnergisationParts) {
  const { db, now } = platform;
  const { catalog, encryptor, orders, settings } = parts;
  const muhurats = createMuhuratSearch();
  const offer = createEnergisationOffer(platform, parts);

  async function muhuratsFor(id: string, from: Date): Promise<Muhurat[]> {
    const row = await findEnergisation(db, id);
    const item = row && (await findOrder(db, row.order_id))?.items.find((one) => one.id === row.item_id);
    if (!item) return [];
    const natures = await catalog.services.natures(db, [item.product_id]);
    const graha = grahaOf(natures.get(item.product_id));
    const { energisation } = await settings.all();
    const place = { name: energisation.place, nameHi: energisation.placeHi };
    return muhurats.find(graha, from, energisation).map((found) => presentMuhurat(found, graha, place));
  }

  return {
    cart: createCartEnergisation(platform, { ...parts, muhurats }),

    /**
     * Returns the next muhurats for a graha at any place, by the rule of energisation: for a thing that is worn for the
     * first time. Searches 60 days from now on.
     */
    muhuratsAt(graha: Exclude<MuhuratGraha, null>, { name, zone, ...place }: WearingPlace): Muhurat[] {
      const search = { graha, from: now().getTime(), days: 60, place, zone, most: 3 };
      return findMuhurats(search).map((found) => presentMuhurat(found, graha, { name, nameHi: name }));
    },

    /** Lists the energisations of an order for its buyer or for staff with `orders.read`. */
    async ofOrder(reference: string, session: Reader): Promise<Energisation[] | AppError> {
      const order = await orders.read(reference, session);
      return order instanceof AppError
        ? order
        : (await energisationsOf(db, order._id)).map(presentEnergisation);
    },

    /** Returns a photograph (WebP) to the buyer or to staff with `orders.read`. */
    async photo(id: string, photoId: string, session: Reader): Promise<Buffer | AppError> {
      const found = await findPhoto(db, { id, photoId });
      if (!found || (found.user_id !== session.userId && !permits(session.staffRoles, 'orders.read')))
        return appError('energisation_not_found');
      return encryptor.decrypt(found.sealed);
    },

    admin: {
      ...createEnergisationWork(platform, { ...parts, muhuratsFor }),
      offer: offer.offer,
      offerIn: offer.offerIn,

      /** Returns a page of the queue in one state, with the counts of all states and the offer. */
      async list(query: { status: EnergisationStatus } & PageRequest): Promise<{
        energisations: AdminEnergisation[];
        pages: Pages;
        counts: Record<EnergisationStatus, number>;
        offer: EnergisationOffer;
      }> {
        const [{ rows, pages }, counts, offered] = await Promise.all([
          listEnergisations(db, query),
          countEnergisations(db),
          offer.read(),
        ]);
        return { energisations: rows.map(presentForAdmin), pages, counts, offer: offered };
      },

      /** Returns an energisation with what its work needs. `refund` in rupees. */
      async one(id: string) {
        const row = await findEnergisation(db, id);
        const full = row && (await findOrder(db, row.order_id));
        if (!row || !full) return appError('energisation_not_found');
        const { people } = (await settings.all()).energisation;
        return {
          energisation: presentForAdmin(row),
          muhurats: await muhuratsFor(id, now()),
          people: people.map(({ name, nameHi }) => ({ en: name, hi: nameHi })),
          refund: toRupees(
            refundOf(full, row.service_item_id, await countCalledOff(db, row.service_item_id)),
          ),
        };
      },
    },
  };
}

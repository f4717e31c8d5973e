import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import type { HandBuyer } from '#contract/selling/orders/by-hand.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { AccountsService, Person } from '../../../people/accounts/service.ts';
import type { AddressesService } from '../../../people/addresses/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PersonalPhotos } from '../../cart/service.ts';
import { countOrders } from '../buyer-store.ts';

const found = 8;

/** The services that the choice of a buyer uses. */
export type HandBuyerParts = {
  accounts: AccountsService;
  addresses: AddressesService;
  audit: AuditService;
  personalPhotos: Pick<PersonalPhotos, 'keep'>;
};

/** Creates the choice of a buyer for an order that staff write. */
export function createHandBuyers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, addresses, audit, personalPhotos }: HandBuyerParts,
) {
  /** Returns a customer with an open account, or `buyer_not_found`. */
  async function requireBuyer(id: string): Promise<Person | AppError> {
    const person = await accounts.person(id);
    return person?.isOpen && person.role === 'user' ? person : appError('buyer_not_found');
  }

  async function present(people: readonly Person[]): Promise<HandBuyer[]> {
    const counts = await countOrders(
      db,
      people.map(({ id }) => id),
    );
    return people.map(({ id, name, email, phone }) => ({
      _id: id,
      name,
      email,
      phone,
      orders: counts.get(id) ?? 0,
    }));
  }

  return {
    requireBuyer,

    /** Finds customers with an open account by name, e-mail or phone; at most eight. */
    async find(q: string): Promise<HandBuyer[]> {
      const ids = await accounts.findBuyers(q, found);
      const people = await accounts.findPeople(ids);
      return present(ids.flatMap((id) => people.get(id) ?? []));
    },

    /** Returns a customer with their saved addresses. */
    async read(id: string): Promise<{ buyer: HandBuyer; addresses: SavedAddress[] } | AppError> {
      const person = await requireBuyer(id);
      if (person instanceof AppError) return person;
      const [[buyer], saved] = await Promise.all([present([person]), addresses.list(id)]);
      return buyer ? { buyer, addresses: saved } : appError('buyer_not_found');
    },

    /**
     * Stores a photo that a buyer gives to staff, as the buyer's own. Returns its id, which is the value of the field. The
     * audit log names who added it.
     */
    async keepPhoto(buyerId: string, photo: Upload | undefined, actorId: string): Promise<string | AppError> {
      const buyer = await requireBuyer(buyerId);
      if (buyer instanceof AppError) return buyer;
      return personalPhotos.keep(buyer.id, photo, (tx) =>
        audit.record(tx, {
          at: now(),
          actorId,
          action: 'user.order-photo',
          entity: 'user',
          entityId: buyer.id,
          of: buyer.id,
          after: {},
        }),
      );
    },

    /** Opens a customer's account without a password, with an e-mail that says how to choose one. */
    async open(
      typed: { firstName: string; lastName: string; email: string; phone: string },
      by: { actorId: string; language: Lang },
    ): Promise<HandBuyer | AppError> {
      const opened = await accounts.openBuyer(typed, by);
      if (opened instanceof AppError) return opened;
      const person = await accounts.person(opened.id);
      const [buyer] = person ? await present([person]) : [];
      return buyer ?? appError('buyer_not_found');
    },
  };
}

import { noFacts } from '#contract/catalog/products/facts/kinds.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import type { EnergisationOffer } from '#contract/selling/energisation/admin.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { type CatalogService, gstRateOn } from '../../../catalog/products/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, toRupees } from '../../../platform/core/money.ts';
import { isUniqueViolation, type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** The services that the offer depends on. */
export type OfferParts = { catalog: CatalogService; settings: SettingsService; audit: AuditService };

/** A price in rupees, and the pictures of the new product. */
type Offered = { price: number; images?: string[] };

type Deps = Pick<Platform, 'db' | 'now'> & OfferParts;

/** The words of the new product. The admin edits them like those of any product. */
const words = {
  name: 'Energisation',
  miniDesc: 'Your piece is energised in your name, at a muhurat, before it leaves us.',
  description:
    'The piece is bathed and worshipped, and its mantra is recited over it in your name, with your gotra and your intention if you give them. It is done at a muhurat that our panchang finds for its graha. You see photographs of it on your order. This is a service: it is described by what is done. We promise no effect.',
};
const wordsHi = {
  name: 'अभिमंत्रण',
  miniDesc: 'भेजने से पहले, शुभ मुहूर्त में, आपके नाम से वस्तु का अभिमंत्रण।',
  description:
    'वस्तु को स्नान कराकर पूजा की जाती है, और आपके नाम से उस पर मंत्र का जप होता है; गोत्र और संकल्प दें तो उनके साथ। यह उस मुहूर्त में होता है जो हमारा पंचांग उसके ग्रह के लिए निकालता है। इसकी तस्वीरें आपके ऑर्डर पर दिखती हैं। यह एक सेवा है: हम बताते हैं कि क्या किया जाता है। किसी फल का वादा नहीं करते।',
};

async function read({ catalog, now }: Deps, reader: Reader): Promise<EnergisationOffer> {
  const service = await catalog.services.find(reader, 'energisation');
  if (!service || service.deleted) return null;
  const rate = gstRateOn(service, indiaDay(now()));
  return {
    productId: service.productId,
    price: toRupees(service.price),
    hsn: service.hsn,
    gstPercent: rate === null ? null : rate / 100,
  };
}

/** Creates the product of the service, with the accounting code and the rate that the settings have for services. */
async function create(
  { catalog, settings, now }: Deps,
  tx: Tx,
  { price, images = [] }: Offered,
  by: string,
): Promise<void> {
  const { gst } = await settings.all(tx);
  await catalog.create(tx, [
    {
      ...words,
      translations: { hi: { ...wordsHi, howToWear: [], benefits: [] } },
      tags: [],
      searchWords: [],
      category: 'Puja Samagri',
      subcategory: '',
      brand: '',
      howToWear: [],
      benefits: [],
      bestDays: [],
      hasVariants: false,
      sizeType: 'Quantity',
      hsn: gst.serviceCode,
      gst: Math.round(gst.serviceRate * 100),
      facts: noFacts,
      customised: false,
      featured: false,
      priority: 0,
      images,
      service: 'energisation',
      createdAt: now(),
      updatedBy: by,
      // A stock of 0 pauses the service. No other number means anything.
      skus: [{ name: '', gram: null, price: fromRupees(price), code: null, isDefault: false, available: 1 }],
    },
  ]);
}

/** Creates the offer of energisation: its product. Price, tax and texts are changed at the product. */
export function createEnergisationOffer({ db, now }: Pick<Platform, 'db' | 'now'>, parts: OfferParts) {
  const deps: Deps = { db, now, ...parts };
  const { catalog, audit } = parts;

  async function offerIn(tx: Tx, offered: Offered, by: string): Promise<true | AppError> {
    const before = await catalog.services.find(tx, 'energisation');
    if (before && !before.deleted)
      return before.price === fromRupees(offered.price) || appError('energisation_offered');
    if (before) {
      const restored = await catalog.restore(tx, before.productId, by);
      if (restored instanceof AppError) return restored;
      await catalog.services.setPrice(tx, before, fromRupees(offered.price));
    } else await create(deps, tx, offered, by);
    const offer = await read(deps, tx);
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'energisation.offer',
      entity: 'product',
      entityId: offer?.productId ?? '',
      after: { price: offer?.price, hsn: offer?.hsn, gst: offer?.gstPercent },
    });
    return true;
  }

  return {
    /** Returns the offer; null while the shop has none. */
    read: (): Promise<EnergisationOffer> => read(deps, db),

    /** Offers the service in the caller's transaction. */
    offerIn,

    /** Offers the service for a price in rupees. A deleted product is put back. If it is offered for it, nothing changes; for another price it is refused. */
    async offer(price: number, by: string): Promise<EnergisationOffer | AppError> {
      const attempt = () => transact(db, (tx) => offerIn(tx, { price }, by));
      const done = await attempt().catch((error: unknown) => {
        // Somebody else has offered it at this moment.
        if (isUniqueViolation(error, 'products_one_service')) return attempt();
        throw error;
      });
      return done instanceof AppError ? done : read(deps, db);
    },
  };
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopMark } from '#contract/base/pdf/documents.ts';
import { shopNameOf } from '#contract/base/site/shop-name.ts';
import type { Api } from '#contract/core/client.ts';
import { ApiError } from '#contract/core/client.ts';
import { pictureAt } from '#contract/core/pictures.ts';
import { type Lang, langOf } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import { signName } from '../../astrology/horoscope/service.ts';
import { AppError, errorBody, errorStatus } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { askerOf } from '../../platform/http/asker.ts';
import { type Asker, createSharedWork } from '../../platform/limits/shared-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRenderedFiles, type RenderedFiles } from '../../storage/rendered-files.ts';
import type { Storage } from '../../storage/storage.ts';
import { type CardShop, COVER_AT, PICTURE_AT, type PicturePlace, postCard, productCard } from './card.ts';
import { signCard } from './sign-card.ts';
import type { TextOutlines } from './text-outlines.ts';

/** The data sources of share pictures. */
export type SharePicturesOptions = {
  api: (lang: Lang) => Api;
  storage: Storage;
  /** Returns the shop's own pictures; null for the house mark. */
  own: () => Promise<ShopMark | null>;
  /** The pictures that are drawn already. */
  files: RenderedFiles;
  /** Counts a picture that has to be drawn for an address. Returns an error when the limit is reached. */
  limit: (ip: string) => Promise<AppError | null>;
};

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: { lang?: string; day?: string } }>;

/** A card as SVG, and the picture on top of it, if any. */
type Card = { card: string; picture?: { address: string | undefined; place: PicturePlace } };

/** One picture takes a second of a whole core, so one is drawn at a time. */
const bounds = { atOnce: 1, maxPerPerson: 12, maxWaiting: 200 };
const retentionDays = 30;
const dayMs = 86_400_000;

const rupees = (amount: number, lang: Lang): string =>
  new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Returns a picture as a transparent PNG of the right size; null when there is none or it cannot be read. */
async function ownPicture(
  storage: Storage,
  address: string | undefined,
  { width, height, fit }: PicturePlace,
): Promise<Buffer | null> {
  const name = address?.slice(address.lastIndexOf('/') + 1);
  if (!name) return null;
  const bytes = (await storage.get(pictureAt(name, 640))) ?? (await storage.get(name));
  if (!bytes) return null;
  const { sharp } = await import('../../storage/sharp.ts');
  // An SVG is 244 units wide at 72 dpi. At 200 dpi it fills the square.
  return sharp(bytes, name.endsWith('.svg') ? { density: 200 } : {})
    .resize(width, height, { fit })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** Creates the store of drawn pictures. A picture that nobody asked for in a month is removed. */
export function createSharePictureFiles({
  config,
  files: stored,
  now,
}: Pick<Platform, 'config' | 'files' | 'now'>) {
  // With a bucket the folder holds only what can be drawn again.
  const requireThere = stored.kind === 'disk' ? stored.requireThere : undefined;
  const files = createRenderedFiles(join(config.storageDir, 'share'), 'png', now, requireThere);
  return { ...files, sweep: () => files.forget(new Date(now().getTime() - retentionDays * dayMs)) };
}

async function drawCard(storage: Storage, { card, picture }: Card): Promise<Buffer> {
  const over = picture && (await ownPicture(storage, picture.address, picture.place));
  const { sharp } = await import('../../storage/sharp.ts');
  const base = sharp(Buffer.from(card));
  return (over ? base.composite([{ input: over, left: picture.place.left, top: picture.place.top }]) : base)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

const nameOf = ({ params }: Asked): string | null => /^([a-z0-9]+)\.png$/.exec(params.name)?.[1] ?? null;
/** Awaits a response of the API; null for a 4xx error. */
const found = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

/** Creates the function that sends a card: as it is stored, else drawn in its turn. */
function createSend({ log }: FastifyInstance, { storage, files, limit }: SharePicturesOptions) {
  const drawing = createSharedWork<Buffer>(bounds);

  async function draw(asked: Card, key: string): Promise<Buffer> {
    await checkpoint('share.drawing');
    const bytes = await drawCard(storage, asked);
    await files.put(key, bytes).catch((error: Error) => {
      log.warn({ err: error }, 'picture to share not stored: the next request draws it again');
    });
    return bytes;
  }

  async function read(key: string, asked: Card, { ip }: FastifyRequest, asker: () => Asker) {
    const stored = await files.get(key);
    if (stored) return stored;
    const refused = drawing.has(key) ? null : await limit(ip);
    return refused ?? drawing.get(key, () => draw(asked, key), asker);
  }

  return async (request: FastifyRequest, reply: FastifyReply, asked: Card): Promise<FastifyReply> => {
    const key = createHash('sha256')
      .update(asked.card + (asked.picture?.address ?? ''))
      .digest('base64url')
      .slice(0, 22);
    const isKnown = request.headers['if-none-match']?.includes(key) ?? false;
    const bytes = isKnown ? null : await read(key, asked, request, () => askerOf(request, reply));
    if (bytes instanceof AppError) {
      const { lang } = request.query as { lang?: string };
      reply.header('cache-control', 'no-store').header('retry-after', String(bytes.values.seconds));
      return reply.code(errorStatus(bytes.code)).send(errorBody(bytes, langOf(lang)));
    }
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=86400');
    return bytes ? reply.type('image/png').send(bytes) : reply.code(304).send();
  };
}

/**
 * Serves the Open Graph pictures (1200 x 630) of products, posts and daily predictions: `/share/product/{id}.png`,
 * `/share/post/{id}.png` and `/share/sign/{sign}.png?day=`, in the language of `?lang=`. They are drawn on the first
 * request, one at a time, from current data, and stored. Browsers and networks cache them for a day, so a page adds its price or
 * its last change to the address.
 */
export function mountSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const { api } = options;
  const send = createSend(app, options);
  let outlines: Promise<TextOutlines> | undefined;

  const shopIn = async (lang: Lang): Promise<CardShop> => {
    const settings = await api(lang)('GET /api/settings/public');
    return { name: shopNameOf(settings, lang), own: await options.own() };
  };
  const open = async (text: string): Promise<TextOutlines> => {
    // Loaded with the first picture: HarfBuzz and the fonts take megabytes.
    outlines ??= import('./text-outlines.ts').then(({ openTextOutlines }) => openTextOutlines());
    outlines.catch(() => {
      outlines = undefined;
    });
    const letters = await outlines;
    await letters.openFor(text);
    return letters;
  };
  app.get('/share/product/:name', async (request: Asked, reply) => {
    const id = nameOf(request);
    const lang = langOf(request.query.lang);
    const product = id && (await found(api(lang)('GET /api/auth/products/{id}', { params: { id } })));
    if (!product) return reply.callNotFound();
    const { min, max } = product.priceRange;
    const own: Partial<Record<Lang, { name?: string }>> = product.translations;
    const name = own[lang]?.name || product.name;
    const shop = await shopIn(lang);
    const card = productCard(await open([name, product.brand, shop.name].join(' ')), {
      name,
      brand: product.brand,
      price: min === max ? rupees(min, lang) : `${rupees(min, lang)} – ${rupees(max, lang)}`,
      rating: product.rating,
      shop,
    });
    return send(request, reply, { card, picture: { address: product.image[0], place: PICTURE_AT } });
  });

  app.get('/share/post/:name', async (request: Asked, reply) => {
    const id = nameOf(request);
    const lang = langOf(request.query.lang);
    const post = id && (await found(api(lang)('GET /api/blog/posts/{id}', { params: { id } })));
    if (!post) return reply.callNotFound();
    const own: Partial<Record<Lang, { title?: string; author?: string }>> = post.translations;
    const words = { title: own[lang]?.title || post.title, author: own[lang]?.author || post.author };
    const shop = await shopIn(lang);
    const letters = await open([words.title, words.author, shop.name].join(' '));
    const card = postCard(letters, { ...words, shop });
    return send(request, reply, { card, picture: { address: post.image[0], place: COVER_AT } });
  });

  app.get('/share/sign/:name', async (request: Asked, reply) => {
    const sign = nameOf(request);
    const lang = langOf(request.query.lang);
    const query = { day: request.query.day, la: lang };
    const prediction =
      sign && (await found(api(lang)('GET /api/horoscope/{sign}', { params: { sign }, query })));
    if (!prediction) return reply.callNotFound();
    const { sign_id, date } = prediction.data.daily_prediction;
    const name = signName(sign_id, lang);
    const shop = await shopIn(lang);
    return send(request, reply, {
      card: signCard(await open(shop.name), { sign: sign_id, name, date, lang, shop }),
    });
  });
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#contract/core/client.ts';
import { ApiError } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';
import { pictureAt } from '#contract/core/pictures.ts';
import { signName } from '../../horoscope/service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { COVER_AT, PICTURE_AT, type PicturePlace, postCard, productCard } from './card.ts';
import { signCard } from './sign-card.ts';
import type { TextOutlines } from './text-outlines.ts';

/** The data sources of share pictures. */
export type SharePicturesOptions = { api: (lang: Lang) => Api; storage: Storage };

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: { lang?: string; day?: string } }>;

/** A card as SVG, and the picture on top of it, if any. */
type Card = { card: string; picture?: { address: string | undefined; place: PicturePlace } };

/** Number of pictures that a process caches (about 80 KB each). */
const MAX_CACHED = 64;

const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const;
const rupees = (amount: number, lang: Lang): string =>
  new Intl.NumberFormat(locale[lang], {
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
  const { sharp } = await import('../../platform/storage/sharp.ts');
  // An SVG is 244 units wide at 72 dpi. At 200 dpi it fills the square.
  return sharp(bytes, name.endsWith('.svg') ? { density: 200 } : {})
    .resize(width, height, { fit })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** Creates the function that draws a card once and then returns its cached picture. It draws one at a time. */
function createDrawing(storage: Storage): (card: Card, key: string) => Promise<Buffer> {
  const cached = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return function drawOnce({ card, picture }, key) {
    const known = cached.get(key);
    if (known) return known;
    const draw = async () => {
      const over = picture && (await ownPicture(storage, picture.address, picture.place));
      const { sharp } = await import('../../platform/storage/sharp.ts');
      const base = sharp(Buffer.from(card));
      return (
        over ? base.composite([{ input: over, left: picture.place.left, top: picture.place.top }]) : base
      )
        .png({ palette: true, quality: 90 })
        .toBuffer();
    };
    const drawn = last.then(draw);
    last = drawn.catch(() => cached.delete(key));
    cached.set(key, drawn);
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_CACHED) break;
      cached.delete(oldest);
    }
    return drawn;
  };
}

const nameOf = ({ params }: Asked): string | null => /^([a-z0-9]+)\.png$/.exec(params.name)?.[1] ?? null;
const langOf = ({ query }: Asked): Lang => (query.lang === 'hi' ? 'hi' : 'en');
/** Awaits a response of the API; null for a 4xx error. */
const found = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

/**
 * Serves the Open Graph pictures (1200 x 630) of products, posts and daily predictions: `/share/product/{id}.png`,
 * `/share/post/{id}.png` and `/share/sign/{sign}.png?day=`, in the language of `?lang=`. They are drawn on the first
 * request, one at a time, from current data. Browsers and networks cache them for a day, so a page adds its price or
 * its last change to the address.
 */
export function mountSharePictures(app: FastifyInstance, { api, storage }: SharePicturesOptions): void {
  let outlines: Promise<TextOutlines> | undefined;
  const drawOnce = createDrawing(storage);

  async function send(request: FastifyRequest, reply: FastifyReply, asked: Card): Promise<FastifyReply> {
    const key = createHash('sha256')
      .update(asked.card + (asked.picture?.address ?? ''))
      .digest('base64url')
      .slice(0, 22);
    reply.header('etag', `"${key}"`).header('cache-control', 'public, max-age=86400');
    if (request.headers['if-none-match']?.includes(key)) return reply.code(304).send();
    const bytes = await drawOnce(asked, key);
    return reply.type('image/png').send(bytes);
  }

  const open = () => {
    // Loaded with the first picture: HarfBuzz and the fonts take megabytes.
    outlines ??= import('./text-outlines.ts').then(({ openTextOutlines }) => openTextOutlines());
    outlines.catch(() => {
      outlines = undefined;
    });
    return outlines;
  };
  app.get('/share/product/:name', async (request: Asked, reply) => {
    const id = nameOf(request);
    const lang = langOf(request);
    const product = id && (await found(api(lang)('GET /api/auth/products/{id}', { params: { id } })));
    if (!product) return reply.callNotFound();
    const { min, max } = product.priceRange;
    const card = productCard(await open(), {
      name: (lang === 'hi' && product.translations.hi?.name) || product.name,
      brand: product.brand,
      price: min === max ? rupees(min, lang) : `${rupees(min, lang)} – ${rupees(max, lang)}`,
      rating: product.rating,
    });
    return send(request, reply, { card, picture: { address: product.image[0], place: PICTURE_AT } });
  });

  app.get('/share/post/:name', async (request: Asked, reply) => {
    const id = nameOf(request);
    const lang = langOf(request);
    const post = id && (await found(api(lang)('GET /api/blog/posts/{id}', { params: { id } })));
    if (!post) return reply.callNotFound();
    const hi = lang === 'hi' ? post.translations.hi : undefined;
    const card = postCard(await open(), {
      title: hi?.title || post.title,
      author: hi?.author || post.author,
    });
    return send(request, reply, { card, picture: { address: post.image[0], place: COVER_AT } });
  });

  app.get('/share/sign/:name', async (request: Asked, reply) => {
    const sign = nameOf(request);
    const lang = langOf(request);
    const query = { day: request.query.day, la: lang };
    const prediction =
      sign && (await found(api(lang)('GET /api/horoscope/{sign}', { params: { sign }, query })));
    if (!prediction) return reply.callNotFound();
    const { sign_id, date } = prediction.data.daily_prediction;
    const name = signName(sign_id, lang);
    return send(request, reply, { card: signCard(await open(), { sign: sign_id, name, date, lang }) });
  });
}

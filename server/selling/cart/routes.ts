import { indiaDay } from '#contract/core/india-time.ts';
import type { cart } from '#contract/selling/cart/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentLine } from './present.ts';
import type { CartLine, CartService } from './service.ts';

const words = readWords('cart/answers');

/**
 * Returns the handlers of the cart endpoints. The cart belongs to the session. A `userId` in the request must match it.
 */
export const cartHandlers = (
  carts: CartService,
  { db, now }: Pick<Platform, 'db' | 'now'>,
): Handlers<typeof cart> => {
  const present = (lines: readonly CartLine[]) => {
    const day = indiaDay(now());
    return lines.map((line) => presentLine(line, day));
  };
  const respond = (lines: CartLine[] | AppError, message: string) =>
    lines instanceof AppError ? lines : { message, items: present(lines) };
  return {
    'GET /api/auth/cart/{userId}': async ({ params, session }) => {
      if (params.userId !== session.userId) return appError('cart_not_found');
      return { items: present(await carts.lines(db, session.userId)), cartId: session.userId };
    },
    'POST /api/auth/add-cart': async ({ body, session, lang }) => {
      const { product, ...line } = body;
      return respond(await carts.add(session.userId, { ...line, productId: product }), words[lang].added);
    },
    'PUT /api/auth/update': async ({ body, session, lang }) =>
      respond(await carts.update(session.userId, body), words[lang].updated),
    'DELETE /api/auth/remove/{productId}': async ({
      params,
      query: { userId, ...choice },
      session,
      lang,
    }) => {
      if (userId && userId !== session.userId) return appError('cart_not_found');
      return respond(await carts.remove(session.userId, { ...params, ...choice }), words[lang].removed);
    },
    'DELETE /api/auth/clear-cart/{userId}': async ({ params, session, lang }) => {
      if (params.userId !== session.userId) return appError('cart_not_found');
      await carts.clear(session.userId);
      return { message: words[lang].cleared };
    },
  };
};

import type { wishlist } from '#contract/catalog/wishlist/endpoints.ts';
import { readWords } from '#languages/read.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { WishlistService } from './service.ts';

const words = readWords('wishlist/answers');

/** Returns the handlers of the wishlist. */
export const wishlistHandlers = (service: WishlistService): Handlers<typeof wishlist> => ({
  'GET /api/auth/get-wishlist': async ({ session }) => ({ products: await service.list(session.userId) }),
  'POST /api/auth/add-wishlist': async ({ body, session, lang }) =>
    (await service.add(session.userId, body.productId)) ?? { message: words[lang].added },
  'DELETE /api/auth/remove-wishlist': async ({ body, session, lang }) => {
    await service.remove(session.userId, body.productId);
    return { message: words[lang].removed };
  },
});

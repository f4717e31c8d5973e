import type { wishlist } from '#contract/catalog/wishlist/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { WishlistService } from './service.ts';

const messages = {
  added: { en: 'Added to Loved It!', hi: 'पसंदीदा में जोड़ दिया!' },
  removed: { en: 'Removed from Loved It!', hi: 'पसंदीदा से हटा दिया!' },
} as const;

/** Returns the handlers of the wishlist. */
export const wishlistHandlers = (service: WishlistService): Handlers<typeof wishlist> => ({
  'GET /api/auth/get-wishlist': async ({ session }) => ({ products: await service.list(session.userId) }),
  'POST /api/auth/add-wishlist': async ({ body, session, lang }) =>
    (await service.add(session.userId, body.productId)) ?? { message: messages.added[lang] },
  'DELETE /api/auth/remove-wishlist': async ({ body, session, lang }) => {
    await service.remove(session.userId, body.productId);
    return { message: messages.removed[lang] };
  },
});

import type { wishlist } from '#contract/wishlist/endpoints.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { WishlistService } from './service.ts';

const said = {
  added: { en: 'Added to Loved It!', hi: 'पसंद में जोड़ दिया!' },
  removed: { en: 'Removed from Loved It!', hi: 'पसंद से हटा दिया!' },
} as const;

/** The wishlist's calls. */
export const wishlistHandlers = (loved: WishlistService): Handlers<typeof wishlist> => ({
  'GET /api/auth/get-wishlist': async ({ session }) => ({ products: await loved.list(session.userId) }),
  'POST /api/auth/add-wishlist': async ({ body, session, lang }) =>
    (await loved.add(session.userId, body.productId)) ?? { message: said.added[lang] },
  'DELETE /api/auth/remove-wishlist': async ({ body, session, lang }) => {
    await loved.remove(session.userId, body.productId);
    return { message: said.removed[lang] };
  },
});

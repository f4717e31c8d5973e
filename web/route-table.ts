import type { Permission } from '#contract/accounts/permissions.ts';
import { accountPages } from './account-pages.ts';
import { muhuratPages } from './muhurat-pages.ts';
import { sitePages } from './site-pages.ts';
import { skyPages } from './sky-pages.ts';

/**
 * The access group of a page. `public` pages are rendered on the server, others in the browser behind a guard
 * (`member` is any role).
 */
export type Area = 'public' | 'member' | 'astrologer' | 'admin';

/**
 * A link in the admin side menu. `text` is a key of `links` in the `admin` texts, which only admin pages
 * load. A link with `beside` is an icon in the row of that link on wide screens, so that the menu stays short.
 */
export type AdminLink = { text: AdminText; group: AdminGroup; beside?: AdminText };

/** The text key of an admin link. Each has its icon in admin/icons.ts. */
export type AdminText = keyof AdminTexts['links'];
/** A group of the admin menu, by the key of its heading. */
export type AdminGroup = keyof AdminTexts['groups'];
type AdminTexts = typeof import('./texts/admin/en.ts').texts;

/**
 * One page: its URL pattern, its area, and its file (relative to `web/`) unless the URL names it
 * ({@link fileOf}).
 */
export type Page = {
  path: string;
  file?: string;
  area: Area;
  /** The page's link in the admin menu. The links of all other menus are in `links.ts`. */
  link?: AdminLink;
  /** The permission that an admin page needs; `any` for every member of staff. */
  permission?: Permission | 'any';
  /** Query parameters that change the page. Others are removed before the page is rendered and cached. */
  query?: readonly string[];
  /** The page loads the payment gateway's script, so it is a document with a CSP of its own (decision 31). */
  gateway?: true;
  /** The page's address has a secret or a birth in it, so no request of the page names it as its referrer. */
  secretAddress?: true;
};

/**
 * Every page of the site except the admin's (`page-table.ts` has all). Routes are built from
 * this table. scripts/checks/links.test.ts checks all links against it, so no link can be dead.
 */
export const shopPages: readonly Page[] = [
  { path: '/', area: 'public', query: ['category', 'brand', 'size', 'price'] },
  {
    path: '/products',
    area: 'public',
    query: [
      'q',
      'category',
      'graha',
      'stone',
      'mukhi',
      'metal',
      'certificate',
      'guide',
      'country',
      'stock',
      'brand',
      'size',
      'price',
      'sort',
      'page',
    ],
  },
  { path: '/single-product/:id', area: 'public' },
  { path: '/collections', area: 'public' },
  {
    path: '/collections/:slug',
    file: 'routes/public/collection.tsx',
    area: 'public',
    query: ['country', 'sort', 'page'],
  },
  { path: '/verify', area: 'public', query: ['codes'] },
  { path: '/verify/:code', area: 'public' },
  ...skyPages,
  ...muhuratPages,
  { path: '/how-chats-work', area: 'public' },
  { path: '/how-to-wear', area: 'public', query: ['q', 'page', 'graha'] },
  { path: '/blog-list', area: 'public', query: ['page'] },
  { path: '/blog-details/:id', area: 'public' },
  { path: '/login', area: 'public' },
  { path: '/sign-up', area: 'public' },
  { path: '/oauth-success', area: 'public', secretAddress: true },
  { path: '/astrologer-signup', area: 'public' },
  { path: '/forgot-my-password', area: 'public' },
  { path: '/reset-password/:token', area: 'public', secretAddress: true },
  { path: '/verify-email/:token', area: 'public', secretAddress: true },
  { path: '/undo-email-change/:token', area: 'public', secretAddress: true },
  { path: '/use-credit/:token', area: 'public', secretAddress: true },
  { path: '/cart', file: 'routes/public/cart.tsx', area: 'member' },
  { path: '/checkout', area: 'member', gateway: true },
  { path: '/order-confirmation', area: 'member' },
  { path: '/cod-confirmation', area: 'member' },
  { path: '/my-orders', area: 'member' },
  { path: '/orders/:id', file: 'routes/account/order.tsx', area: 'member' },
  // Leads from a number to the order: /my-orders/NR-20461.
  { path: '/my-orders/:id', file: 'routes/account/order.tsx', area: 'member' },
  // Opens the payment of an unpaid order.
  { path: '/orders/:id/pay', file: 'routes/account/order.tsx', area: 'member', gateway: true },
  { path: '/invoice/:orderId', area: 'member' },
  { path: '/product/:productId/reviews', file: 'routes/account/product-reviews.tsx', area: 'member' },
  { path: '/wishlist', area: 'member' },
  ...accountPages,
  { path: '/unsubscribe/:token', area: 'public', secretAddress: true },
  { path: '/kundli-details', area: 'member', gateway: true },
  { path: '/kundli-result', area: 'member', secretAddress: true },
  { path: '/sample-kundli', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  { path: '/sample-matching', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  { path: '/sample-panchang', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  { path: '/matching-form', area: 'member', gateway: true },
  { path: '/matching-kundli-result', area: 'member', secretAddress: true },
  { path: '/matching-compare', area: 'member' },
  { path: '/panchang-form', area: 'member', gateway: true },
  { path: '/panchang-result', area: 'member', secretAddress: true },
  { path: '/my-reports', area: 'member' },
  { path: '/my-reports/:orderId', file: 'routes/account/my-report.tsx', area: 'member' },
  { path: '/astro-list', area: 'member' },
  { path: '/chat-waiting/:sessionId', area: 'member' },
  { path: '/astro-user-chat/:sessionId', area: 'member' },
  {
    path: '/astro-user-chat/:sessionId/kundli/:messageId',
    file: 'routes/account/chat-kundli.tsx',
    area: 'member',
  },
  { path: '/my-chats', area: 'member' },
  { path: '/my-chats/:sessionId', file: 'routes/account/my-chat.tsx', area: 'member' },
  { path: '/wallet', area: 'member', gateway: true },
  { path: '/add-money', area: 'member', gateway: true },
  { path: '/account/births', area: 'member' },
  {
    path: '/shared-report/:token',
    file: 'routes/account/shared-report.tsx',
    area: 'public',
    query: ['la'],
    secretAddress: true,
  },
  { path: '/accept-terms', area: 'public' },
  { path: '/join/:token', area: 'public', secretAddress: true },
  ...sitePages,
  { path: '/astrologer-dashboard', file: 'routes/astrologer/dashboard.tsx', area: 'astrologer' },
  { path: '/astrologer-chat-request', file: 'routes/astrologer/chat-requests.tsx', area: 'astrologer' },
  { path: '/astrologer-profile', file: 'routes/astrologer/profile.tsx', area: 'astrologer' },
];

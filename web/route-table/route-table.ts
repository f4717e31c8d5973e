import type { Permission } from '#contract/people/accounts/permissions.ts';
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
type AdminTexts = typeof import('../admin/texts/en.ts').texts;

/** One page: its URL pattern, its file (relative to `web/`), and its access group. */
export type Page = {
  path: string;
  file: string;
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
  {
    path: '/',
    file: 'catalog/home/pages/home.tsx',
    area: 'public',
    query: ['category', 'brand', 'size', 'price'],
  },
  {
    path: '/products',
    file: 'catalog/products/pages/products.tsx',
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
  { path: '/single-product/:id', file: 'catalog/products/pages/single-product.tsx', area: 'public' },
  { path: '/collections', file: 'catalog/collections/pages/collections.tsx', area: 'public' },
  {
    path: '/collections/:slug',
    file: 'catalog/collections/pages/collection.tsx',
    area: 'public',
    query: ['country', 'sort', 'page'],
  },
  { path: '/verify', file: 'catalog/certificates/pages/verify.tsx', area: 'public', query: ['codes'] },
  { path: '/verify/:code', file: 'catalog/certificates/pages/verify.tsx', area: 'public' },
  ...skyPages,
  ...muhuratPages,
  { path: '/how-chats-work', file: 'consultations/chat/pages/how-chats-work.tsx', area: 'public' },
  {
    path: '/how-to-wear',
    file: 'catalog/products/pages/how-to-wear.tsx',
    area: 'public',
    query: ['q', 'page', 'graha'],
  },
  { path: '/blog-list', file: 'office/blog/pages/blog-list.tsx', area: 'public', query: ['page'] },
  { path: '/blog-details/:id', file: 'office/blog/pages/blog-details.tsx', area: 'public' },
  { path: '/login', file: 'people/accounts/pages/login.tsx', area: 'public' },
  { path: '/sign-up', file: 'people/accounts/pages/sign-up.tsx', area: 'public' },
  {
    path: '/oauth-success',
    file: 'people/accounts/pages/oauth-success.tsx',
    area: 'public',
    secretAddress: true,
  },
  {
    path: '/astrologer-signup',
    file: 'consultations/astrologers/pages/astrologer-signup.tsx',
    area: 'public',
  },
  { path: '/forgot-my-password', file: 'people/accounts/pages/forgot-my-password.tsx', area: 'public' },
  {
    path: '/reset-password/:token',
    file: 'people/accounts/pages/reset-password.tsx',
    area: 'public',
    secretAddress: true,
  },
  {
    path: '/verify-email/:token',
    file: 'people/accounts/pages/verify-email.tsx',
    area: 'public',
    secretAddress: true,
  },
  {
    path: '/undo-email-change/:token',
    file: 'people/accounts/pages/undo-email-change.tsx',
    area: 'public',
    secretAddress: true,
  },
  {
    path: '/use-credit/:token',
    file: 'selling/orders/pages/use-credit.tsx',
    area: 'public',
    secretAddress: true,
  },
  { path: '/cart', file: 'selling/cart/pages/cart.tsx', area: 'member' },
  { path: '/checkout', file: 'selling/checkout/pages/checkout.tsx', area: 'member', gateway: true },
  { path: '/order-confirmation', file: 'selling/orders/pages/order-confirmation.tsx', area: 'member' },
  { path: '/cod-confirmation', file: 'selling/orders/pages/cod-confirmation.tsx', area: 'member' },
  { path: '/my-orders', file: 'selling/orders/pages/my-orders.tsx', area: 'member' },
  { path: '/orders/:id', file: 'selling/orders/pages/order.tsx', area: 'member' },
  // Leads from a number to the order: /my-orders/NR-20461.
  { path: '/my-orders/:id', file: 'selling/orders/pages/order.tsx', area: 'member' },
  // Opens the payment of an unpaid order.
  { path: '/orders/:id/pay', file: 'selling/orders/pages/order.tsx', area: 'member', gateway: true },
  { path: '/invoice/:orderId', file: 'selling/invoices/pages/invoice.tsx', area: 'member' },
  { path: '/product/:productId/reviews', file: 'catalog/reviews/pages/product-reviews.tsx', area: 'member' },
  { path: '/wishlist', file: 'catalog/wishlist/pages/wishlist.tsx', area: 'member' },
  ...accountPages,
  {
    path: '/unsubscribe/:token',
    file: 'people/email-preferences/pages/unsubscribe.tsx',
    area: 'public',
    secretAddress: true,
  },
  {
    path: '/kundli-details',
    file: 'astrology/reports/pages/kundli-details.tsx',
    area: 'member',
    gateway: true,
  },
  {
    path: '/kundli-result',
    file: 'astrology/reports/pages/kundli-result.tsx',
    area: 'member',
    secretAddress: true,
  },
  {
    path: '/sample-kundli',
    file: 'astrology/reports/pages/sample-report.tsx',
    area: 'public',
    query: ['la'],
  },
  {
    path: '/sample-matching',
    file: 'astrology/reports/pages/sample-report.tsx',
    area: 'public',
    query: ['la'],
  },
  {
    path: '/sample-panchang',
    file: 'astrology/reports/pages/sample-report.tsx',
    area: 'public',
    query: ['la'],
  },
  {
    path: '/matching-form',
    file: 'astrology/reports/pages/matching-form.tsx',
    area: 'member',
    gateway: true,
  },
  {
    path: '/matching-kundli-result',
    file: 'astrology/reports/pages/matching-kundli-result.tsx',
    area: 'member',
    secretAddress: true,
  },
  { path: '/matching-compare', file: 'astrology/reports/pages/matching-compare.tsx', area: 'member' },
  {
    path: '/panchang-form',
    file: 'astrology/reports/pages/panchang-form.tsx',
    area: 'member',
    gateway: true,
  },
  {
    path: '/panchang-result',
    file: 'astrology/reports/pages/panchang-result.tsx',
    area: 'member',
    secretAddress: true,
  },
  { path: '/my-reports', file: 'astrology/reports/pages/my-reports.tsx', area: 'member' },
  { path: '/my-reports/:orderId', file: 'astrology/reports/pages/my-report.tsx', area: 'member' },
  { path: '/astro-list', file: 'consultations/astrologers/pages/astro-list.tsx', area: 'member' },
  { path: '/chat-waiting/:sessionId', file: 'consultations/chat/pages/chat-waiting.tsx', area: 'member' },
  {
    path: '/astro-user-chat/:sessionId',
    file: 'consultations/chat/pages/astro-user-chat.tsx',
    area: 'member',
  },
  {
    path: '/astro-user-chat/:sessionId/kundli/:messageId',
    file: 'consultations/chat/pages/chat-kundli.tsx',
    area: 'member',
  },
  { path: '/my-chats', file: 'consultations/chat/pages/my-chats.tsx', area: 'member' },
  { path: '/my-chats/:sessionId', file: 'consultations/chat/pages/my-chat.tsx', area: 'member' },
  { path: '/wallet', file: 'consultations/wallet/pages/wallet.tsx', area: 'member', gateway: true },
  { path: '/add-money', file: 'consultations/wallet/pages/add-money.tsx', area: 'member', gateway: true },
  { path: '/account/births', file: 'people/birth-profiles/pages/births.tsx', area: 'member' },
  {
    path: '/shared-report/:token',
    file: 'astrology/reports/pages/shared-report.tsx',
    area: 'public',
    query: ['la'],
    secretAddress: true,
  },
  { path: '/accept-terms', file: 'people/accounts/pages/accept-terms.tsx', area: 'public' },
  { path: '/join/:token', file: 'people/accounts/pages/join.tsx', area: 'public', secretAddress: true },
  ...sitePages,
  {
    path: '/astrologer-dashboard',
    file: 'consultations/astrologers/pages/astrologer-dashboard.tsx',
    area: 'astrologer',
  },
  {
    path: '/astrologer-chat-request',
    file: 'consultations/chat/pages/chat-requests.tsx',
    area: 'astrologer',
  },
  {
    path: '/astrologer-profile',
    file: 'consultations/astrologers/pages/astrologer-profile.tsx',
    area: 'astrologer',
  },
];

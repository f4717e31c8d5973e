import type { Permission } from '#contract/people/accounts/permissions.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { accountPages } from './account-pages.ts';
import { muhuratPages } from './muhurat-pages.ts';
import { sitePages } from './site-pages.ts';
import { skyPages } from './sky-pages.ts';

/**
 * The access group of a page. `public` pages are rendered on the server, others in the browser behind a guard
 * (`member` is any role).
 */
export type Access = 'public' | 'member' | 'astrologer' | 'admin';

/**
 * A link in the admin side menu. `text` is a key of `links` in the `admin` texts, which only admin pages
 * load. A link with `beside` is an icon in the row of that link on wide screens, so that the menu stays short.
 */
export type AdminLink = { text: AdminText; group: AdminGroup; beside?: AdminText };

/** The text key of an admin link. Each has its icon in admin/icons.ts. */
export type AdminText = keyof AdminTexts['links'];
/** A group of the admin menu, by the key of its heading. */
export type AdminGroup = keyof AdminTexts['groups'];
type AdminTexts = Messages['admin'];

/** One page: its URL pattern, its file (relative to `web/`), and its access group. */
export type Page = {
  path: string;
  file: string;
  access: Access;
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
    access: 'public',
    query: ['category', 'brand', 'size', 'price'],
  },
  {
    path: '/products',
    file: 'catalog/products/pages/products.tsx',
    access: 'public',
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
  { path: '/single-product/:id', file: 'catalog/products/pages/single-product.tsx', access: 'public' },
  { path: '/collections', file: 'catalog/collections/pages/collections.tsx', access: 'public' },
  {
    path: '/collections/:slug',
    file: 'catalog/collections/pages/collection.tsx',
    access: 'public',
    query: ['country', 'sort', 'page'],
  },
  { path: '/verify', file: 'catalog/certificates/pages/verify.tsx', access: 'public', query: ['codes'] },
  { path: '/verify/:code', file: 'catalog/certificates/pages/verify.tsx', access: 'public' },
  ...skyPages,
  ...muhuratPages,
  { path: '/how-chats-work', file: 'consultations/chat/pages/how-chats-work.tsx', access: 'public' },
  {
    path: '/how-to-wear',
    file: 'catalog/products/pages/how-to-wear.tsx',
    access: 'public',
    query: ['q', 'page', 'graha'],
  },
  { path: '/blog-list', file: 'office/blog/pages/blog-list.tsx', access: 'public', query: ['page'] },
  { path: '/blog-details/:id', file: 'office/blog/pages/blog-details.tsx', access: 'public' },
  { path: '/login', file: 'people/accounts/pages/login.tsx', access: 'public' },
  { path: '/sign-up', file: 'people/accounts/pages/sign-up.tsx', access: 'public' },
  {
    path: '/oauth-success',
    file: 'people/accounts/pages/oauth-success.tsx',
    access: 'public',
    secretAddress: true,
  },
  {
    path: '/astrologer-signup',
    file: 'consultations/astrologers/pages/astrologer-signup.tsx',
    access: 'public',
  },
  { path: '/forgot-my-password', file: 'people/accounts/pages/forgot-my-password.tsx', access: 'public' },
  {
    path: '/reset-password/:token',
    file: 'people/accounts/pages/reset-password.tsx',
    access: 'public',
    secretAddress: true,
  },
  {
    path: '/verify-email/:token',
    file: 'people/accounts/pages/verify-email.tsx',
    access: 'public',
    secretAddress: true,
  },
  {
    path: '/undo-email-change/:token',
    file: 'people/accounts/pages/undo-email-change.tsx',
    access: 'public',
    secretAddress: true,
  },
  {
    path: '/use-credit/:token',
    file: 'selling/orders/pages/use-credit.tsx',
    access: 'public',
    secretAddress: true,
  },
  { path: '/cart', file: 'selling/cart/pages/cart.tsx', access: 'member' },
  { path: '/checkout', file: 'selling/checkout/pages/checkout.tsx', access: 'member', gateway: true },
  { path: '/order-confirmation', file: 'selling/orders/pages/order-confirmation.tsx', access: 'member' },
  { path: '/pay-by-upi/:reference', file: 'selling/payments/pages/pay-by-upi.tsx', access: 'member' },
  { path: '/cod-confirmation', file: 'selling/orders/pages/cod-confirmation.tsx', access: 'member' },
  { path: '/my-orders', file: 'selling/orders/pages/my-orders.tsx', access: 'member' },
  { path: '/orders/:id', file: 'selling/orders/pages/order.tsx', access: 'member' },
  // Leads from a number to the order: /my-orders/NR-20461.
  { path: '/my-orders/:id', file: 'selling/orders/pages/order.tsx', access: 'member' },
  // Opens the payment of an unpaid order.
  { path: '/orders/:id/pay', file: 'selling/orders/pages/order.tsx', access: 'member', gateway: true },
  { path: '/invoice/:orderId', file: 'selling/invoices/pages/invoice.tsx', access: 'member' },
  {
    path: '/product/:productId/reviews',
    file: 'catalog/reviews/pages/product-reviews.tsx',
    access: 'member',
  },
  { path: '/wishlist', file: 'catalog/wishlist/pages/wishlist.tsx', access: 'member' },
  ...accountPages,
  {
    path: '/unsubscribe/:token',
    file: 'people/email-preferences/pages/unsubscribe.tsx',
    access: 'public',
    secretAddress: true,
  },
  {
    path: '/kundli-details',
    file: 'astrology/reports/pages/kundli-details.tsx',
    access: 'member',
    gateway: true,
  },
  {
    path: '/kundli-result',
    file: 'astrology/reports/pages/kundli-result.tsx',
    access: 'member',
    secretAddress: true,
  },
  {
    path: '/sample-kundli',
    file: 'astrology/reports/pages/sample-report.tsx',
    access: 'public',
    query: ['la'],
  },
  {
    path: '/sample-matching',
    file: 'astrology/reports/pages/sample-report.tsx',
    access: 'public',
    query: ['la'],
  },
  {
    path: '/sample-panchang',
    file: 'astrology/reports/pages/sample-report.tsx',
    access: 'public',
    query: ['la'],
  },
  {
    path: '/matching-form',
    file: 'astrology/reports/pages/matching-form.tsx',
    access: 'member',
    gateway: true,
  },
  {
    path: '/matching-kundli-result',
    file: 'astrology/reports/pages/matching-kundli-result.tsx',
    access: 'member',
    secretAddress: true,
  },
  { path: '/matching-compare', file: 'astrology/reports/pages/matching-compare.tsx', access: 'member' },
  {
    path: '/panchang-form',
    file: 'astrology/reports/pages/panchang-form.tsx',
    access: 'member',
    gateway: true,
  },
  {
    path: '/panchang-result',
    file: 'astrology/reports/pages/panchang-result.tsx',
    access: 'member',
    secretAddress: true,
  },
  { path: '/my-reports', file: 'astrology/reports/pages/my-reports.tsx', access: 'member' },
  { path: '/my-reports/:orderId', file: 'astrology/reports/pages/my-report.tsx', access: 'member' },
  { path: '/astro-list', file: 'consultations/astrologers/pages/astro-list.tsx', access: 'member' },
  { path: '/chat-waiting/:sessionId', file: 'consultations/chat/pages/chat-waiting.tsx', access: 'member' },
  {
    path: '/astro-user-chat/:sessionId',
    file: 'consultations/chat/pages/astro-user-chat.tsx',
    access: 'member',
  },
  {
    path: '/astro-user-chat/:sessionId/kundli/:messageId',
    file: 'consultations/chat/pages/chat-kundli.tsx',
    access: 'member',
  },
  { path: '/my-chats', file: 'consultations/chat/pages/my-chats.tsx', access: 'member' },
  { path: '/my-chats/:sessionId', file: 'consultations/chat/pages/my-chat.tsx', access: 'member' },
  { path: '/wallet', file: 'consultations/wallet/pages/wallet.tsx', access: 'member', gateway: true },
  { path: '/add-money', file: 'consultations/wallet/pages/add-money.tsx', access: 'member', gateway: true },
  { path: '/account/births', file: 'people/birth-profiles/pages/births.tsx', access: 'member' },
  {
    path: '/shared-report/:token',
    file: 'astrology/reports/pages/shared-report.tsx',
    access: 'public',
    query: ['la'],
    secretAddress: true,
  },
  { path: '/accept-terms', file: 'people/accounts/pages/accept-terms.tsx', access: 'public' },
  { path: '/join/:token', file: 'people/accounts/pages/join.tsx', access: 'public', secretAddress: true },
  ...sitePages,
  {
    path: '/astrologer-dashboard',
    file: 'consultations/astrologers/pages/astrologer-dashboard.tsx',
    access: 'astrologer',
  },
  {
    path: '/astrologer-chat-request',
    file: 'consultations/chat/pages/chat-requests.tsx',
    access: 'astrologer',
  },
  {
    path: '/astrologer-profile',
    file: 'consultations/astrologers/pages/astrologer-profile.tsx',
    access: 'astrologer',
  },
];

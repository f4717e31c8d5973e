import type { Role } from '#contract/accounts/endpoints.ts';
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

/** A viewer of a link: a role, or `guest` for visitors. */
export type Viewer = Role | 'guest';

/** The place of a link. Within a place, links are in the order of the table. */
export type Place =
  | 'main' // the nav bar, and the first group of the phone menu
  | 'astrology' // the Astrology menu
  | 'phone' // only in the phone menu
  | 'account' // the account menu
  | 'visit' // footer columns
  | 'guidance'
  | 'policies';

/** A link to a page. `text` is a key of `links` in the `shell` texts. Without `for`, everyone sees it. */
export type Placement = { at: Place; text: LinkText; for?: readonly Viewer[] } | AdminPlacement;

/** The text key of a link. */
export type LinkText = keyof typeof import('./texts/shell/en.ts').texts.links;

/**
 * A link in the admin side menu. `text` is a key of `links` in the `admin` texts, which only admin pages
 * load. A link with `beside` is an icon in the row of that link on wide screens, so that the menu stays short.
 */
export type AdminPlacement = { at: 'admin'; text: AdminText; group: AdminGroup; beside?: AdminText };

/** The text key of an admin link. Each has its icon in admin/icons.ts. */
export type AdminText = keyof AdminTexts['links'];
/** A group of the admin menu, by the key of its heading. */
export type AdminGroup = keyof AdminTexts['groups'];
type AdminTexts = typeof import('./texts/admin/en.ts').texts;

/**
 * One page: its URL pattern, its area, its links, and its file (relative to `web/`) unless the URL names it
 * ({@link fileOf}).
 */
export type Page = {
  path: string;
  file?: string;
  area: Area;
  links?: readonly Placement[];
  /** The permission that an admin page needs; `any` for every member of staff. */
  permission?: Permission | 'any';
  /** Query parameters that change the page. Others are removed before the page is rendered and cached. */
  query?: readonly string[];
  /** The page loads the payment gateway's script, so it is a document with a CSP of its own (decision 31). */
  gateway?: true;
  /** The page's address has a secret or a birth in it, so no request of the page names it as its referrer. */
  secretAddress?: true;
};

const shoppers = ['guest', 'user'] as const;

/**
 * Every page of the site except the admin's (`page-table.ts` has all). Routes, navigation, menus and footer are built from
 * this table. scripts/checks/links.test.ts checks all other links against it,
 * so no link can be dead.
 */
export const shopPages: readonly Page[] = [
  {
    path: '/',
    area: 'public',
    query: ['category', 'brand', 'size', 'price'],
    links: [{ at: 'main', text: 'home', for: shoppers }],
  },
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
    links: [{ at: 'main', text: 'products', for: shoppers }],
  },
  { path: '/single-product/:id', area: 'public' },
  {
    path: '/collections',
    area: 'public',
    links: [
      { at: 'phone', text: 'collections' },
      { at: 'guidance', text: 'collections' },
    ],
  },
  {
    path: '/collections/:slug',
    file: 'routes/public/collection.tsx',
    area: 'public',
    query: ['country', 'sort', 'page'],
  },
  {
    path: '/verify',
    area: 'public',
    query: ['codes'],
    links: [{ at: 'guidance', text: 'verify' }],
  },
  { path: '/verify/:code', area: 'public' },
  ...skyPages,
  ...muhuratPages,
  {
    path: '/how-chats-work',
    area: 'public',
    links: [{ at: 'astrology', text: 'howChatsWork' }],
  },
  {
    path: '/how-to-wear',
    area: 'public',
    query: ['q', 'page', 'graha'],
    links: [{ at: 'guidance', text: 'howToWear' }],
  },
  {
    path: '/blog-list',
    area: 'public',
    query: ['page'],
    links: [
      { at: 'phone', text: 'blogs' },
      { at: 'visit', text: 'blogs' },
    ],
  },
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
  {
    path: '/my-orders',
    area: 'member',
    links: [{ at: 'main', text: 'myOrders', for: ['user'] }],
  },
  { path: '/orders/:id', file: 'routes/account/order.tsx', area: 'member' },
  // Leads from a number to the order: /my-orders/NR-20461.
  { path: '/my-orders/:id', file: 'routes/account/order.tsx', area: 'member' },
  // Opens the payment of an unpaid order.
  { path: '/orders/:id/pay', file: 'routes/account/order.tsx', area: 'member', gateway: true },
  { path: '/invoice/:orderId', area: 'member' },
  { path: '/product/:productId/reviews', file: 'routes/account/product-reviews.tsx', area: 'member' },
  {
    path: '/wishlist',
    area: 'member',
    links: [{ at: 'account', text: 'wishlist', for: ['user'] }],
  },
  ...accountPages,
  { path: '/unsubscribe/:token', area: 'public', secretAddress: true },
  {
    path: '/kundli-details',
    area: 'member',
    gateway: true,
    links: [
      { at: 'astrology', text: 'kundli' },
      { at: 'guidance', text: 'kundli' },
    ],
  },
  { path: '/kundli-result', area: 'member', secretAddress: true },
  { path: '/sample-kundli', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  { path: '/sample-matching', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  { path: '/sample-panchang', file: 'routes/public/sample-report.tsx', area: 'public', query: ['la'] },
  {
    path: '/matching-form',
    area: 'member',
    gateway: true,
    links: [
      { at: 'astrology', text: 'matching' },
      { at: 'guidance', text: 'matching' },
    ],
  },
  { path: '/matching-kundli-result', area: 'member', secretAddress: true },
  { path: '/matching-compare', area: 'member' },
  {
    path: '/panchang-form',
    area: 'member',
    gateway: true,
    links: [
      { at: 'astrology', text: 'panchang' },
      { at: 'guidance', text: 'panchang' },
    ],
  },
  { path: '/panchang-result', area: 'member', secretAddress: true },
  {
    path: '/my-reports',
    area: 'member',
    links: [{ at: 'account', text: 'myReports', for: ['user'] }],
  },
  { path: '/my-reports/:orderId', file: 'routes/account/my-report.tsx', area: 'member' },
  {
    path: '/astro-list',
    area: 'member',
    links: [
      { at: 'astrology', text: 'chat' },
      { at: 'visit', text: 'chat' },
    ],
  },
  { path: '/chat-waiting/:sessionId', area: 'member' },
  { path: '/astro-user-chat/:sessionId', area: 'member' },
  {
    path: '/astro-user-chat/:sessionId/kundli/:messageId',
    file: 'routes/account/chat-kundli.tsx',
    area: 'member',
  },
  {
    path: '/my-chats',
    area: 'member',
    links: [{ at: 'account', text: 'myChats', for: ['user', 'astrologer'] }],
  },
  { path: '/my-chats/:sessionId', file: 'routes/account/my-chat.tsx', area: 'member' },
  {
    path: '/wallet',
    area: 'member',
    gateway: true,
    // The nav has an icon for it at every width.
    links: [
      { at: 'account', text: 'wallet', for: ['user'] },
      { at: 'phone', text: 'wallet', for: ['astrologer', 'admin'] },
    ],
  },
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
  {
    path: '/astrologer-dashboard',
    file: 'routes/astrologer/dashboard.tsx',
    area: 'astrologer',
    links: [{ at: 'main', text: 'astrologerDashboard', for: ['astrologer'] }],
  },
  {
    path: '/astrologer-chat-request',
    file: 'routes/astrologer/chat-requests.tsx',
    area: 'astrologer',
    links: [{ at: 'main', text: 'chatRequests', for: ['astrologer'] }],
  },
  {
    path: '/astrologer-profile',
    file: 'routes/astrologer/profile.tsx',
    area: 'astrologer',
    links: [{ at: 'main', text: 'astrologerProfile', for: ['astrologer'] }],
  },
];

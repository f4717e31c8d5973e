import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** A viewer of a link: a role, or `guest` for visitors. */
export type Viewer = Role | 'guest';

/** The place of a link. */
export type Place = 'main' | 'astrology' | 'phone' | 'account' | 'visit' | 'guidance' | 'policies';

/** The text key of a link, of `links` in the `shell` texts. */
export type LinkText = keyof Messages['shell']['links'];

/** A link of a place. Without `for`, everyone sees it. */
export type PlacedLink = { to: string; text: LinkText; for?: readonly Viewer[] };

// Apart from the page table, which no page of a first visit loads.
const placed: Record<Place, readonly PlacedLink[]> = {
  // The nav bar, and the first group of the phone menu.
  main: [
    { to: '/', text: 'home', for: ['guest', 'user'] },
    { to: '/products', text: 'products', for: ['guest', 'user'] },
    { to: '/my-orders', text: 'myOrders', for: ['user'] },
    { to: '/astrologer-dashboard', text: 'astrologerDashboard', for: ['astrologer'] },
    { to: '/astrologer-chat-request', text: 'chatRequests', for: ['astrologer'] },
    { to: '/astrologer-profile', text: 'astrologerProfile', for: ['astrologer'] },
    // The only link outside the admin pages that leads to one.
    { to: '/admin/dashboard', text: 'adminDashboard', for: ['admin'] },
  ],
  // The Astrology menu.
  astrology: [
    { to: '/find-my-stone', text: 'findMyStone' },
    { to: '/daily-prediction', text: 'dailyPrediction' },
    { to: '/panchang', text: 'panchangToday' },
    { to: '/life-path-number', text: 'lifePath' },
    { to: '/muhurat', text: 'muhurat' },
    { to: '/how-chats-work', text: 'howChatsWork' },
    { to: '/kundli-details', text: 'kundli' },
    { to: '/matching-form', text: 'matching' },
    { to: '/panchang-form', text: 'panchang' },
    { to: '/astro-list', text: 'chat' },
  ],
  // Only in the phone menu.
  phone: [
    { to: '/collections', text: 'collections' },
    { to: '/blog-list', text: 'blogs' },
    // Customers have an icon for it in the nav at every width.
    { to: '/wallet', text: 'wallet', for: ['astrologer', 'admin'] },
    { to: '/about-us', text: 'about' },
    { to: '/contact-us', text: 'contact' },
  ],
  // The account menu.
  account: [
    { to: '/wishlist', text: 'wishlist', for: ['user'] },
    { to: '/dashboard', text: 'account', for: ['user'] },
    { to: '/tickets', text: 'myTickets', for: ['user'] },
    { to: '/account/profile', text: 'profile', for: ['user'] },
    { to: '/account/addresses', text: 'addresses', for: ['user'] },
    { to: '/account/sessions', text: 'devices', for: ['user'] },
    { to: '/account/security', text: 'security', for: ['user', 'astrologer', 'admin'] },
    { to: '/account/notifications', text: 'notifications', for: ['user'] },
    { to: '/account/privacy', text: 'myData', for: ['user'] },
    { to: '/my-reports', text: 'myReports', for: ['user'] },
    { to: '/my-chats', text: 'myChats', for: ['user', 'astrologer'] },
    { to: '/wallet', text: 'wallet', for: ['user'] },
  ],
  // Columns of the footer.
  visit: [
    { to: '/blog-list', text: 'blogs' },
    { to: '/astro-list', text: 'chat' },
    { to: '/about-us', text: 'about' },
    { to: '/contact-us', text: 'contact' },
    { to: '/partners', text: 'partners' },
  ],
  guidance: [
    { to: '/collections', text: 'collections' },
    { to: '/verify', text: 'verify' },
    { to: '/find-my-stone', text: 'findMyStone' },
    { to: '/daily-prediction', text: 'dailyPrediction' },
    { to: '/panchang', text: 'panchangToday' },
    { to: '/muhurat', text: 'muhurat' },
    { to: '/how-to-wear', text: 'howToWear' },
    { to: '/kundli-details', text: 'kundli' },
    { to: '/matching-form', text: 'matching' },
    { to: '/panchang-form', text: 'panchang' },
  ],
  policies: [
    { to: '/shipping-policy', text: 'shipping' },
    { to: '/cancellation-policy', text: 'cancellation' },
    { to: '/private-info', text: 'privacy' },
    { to: '/tmc', text: 'terms' },
    { to: '/dark-patterns', text: 'fair' },
  ],
};

/** Returns the links of a place, in their order. */
export const linksAt = (place: Place): readonly PlacedLink[] => placed[place];

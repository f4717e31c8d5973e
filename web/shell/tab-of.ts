/** A tab of the bar at the bottom of a phone's screen. */
export type Tab = 'home' | 'shop' | 'astrology' | 'cart' | 'you';

const starts: Record<Exclude<Tab, 'home'>, RegExp> = {
  shop: /^\/(products|single-product|product|how-to-wear)\b/,
  astrology: /^\/(kundli|matching|panchang|daily-prediction|life-path|astro-(list|user)|chat-waiting)/,
  cart: /^\/(cart|checkout)\b/,
  you: /^\/(dashboard|user-dashboard|account|my-|orders|wallet|add-money|wishlist|invoice|login)/,
};

/** Returns the tab that a page belongs to; null for pages of none, such as the policies. */
export function tabOf(pathname: string): Tab | null {
  const path = pathname.toLowerCase();
  if (path === '/') return 'home';
  const found = Object.entries(starts).find(([, start]) => start.test(path));
  return (found?.[0] as Tab | undefined) ?? null;
}

/** The reason for the login, as far as its `next` tells. */
export type Reason =
  | 'buy'
  | 'wishlist'
  | 'kundli'
  | 'matching'
  | 'panchang'
  | 'chat'
  | 'orders'
  | 'reports'
  | 'prediction'
  | 'lifePath'
  | 'stone'
  | 'wallet'
  | 'general';

/** The first path that fits decides. */
const paths: readonly (readonly [RegExp, Reason])[] = [
  [/^\/(single-product|cart|checkout)\b/, 'buy'],
  [/^\/wishlist\b/, 'wishlist'],
  [/^\/kundli-(details|result)\b/, 'kundli'],
  [/^\/matching-/, 'matching'],
  [/^\/panchang-/, 'panchang'],
  [/^\/(astro-list|astro-user-chat|chat-waiting|my-chats)\b/, 'chat'],
  [/^\/(my-orders|orders|order-confirmation|cod-confirmation|invoice|product)\b/, 'orders'],
  [/^\/my-reports\b/, 'reports'],
  [/^\/daily-prediction\b/, 'prediction'],
  [/^\/life-path-number\b/, 'lifePath'],
  [/^\/find-my-stone\b/, 'stone'],
  [/^\/(wallet|add-money)\b/, 'wallet'],
];

/** Returns why the login is asked, by the path that it leads to. */
export const reasonOf = (next: string | null): Reason =>
  paths.find(([path]) => path.test(next ?? ''))?.[1] ?? 'general';

/** The pages about the shop: about, contact, the policies and their aliases. Part of the page table. */
export const sitePages = [
  { path: '/about-us', area: 'public' },
  { path: '/contact-us', area: 'public', query: ['topic'] },
  { path: '/partners', area: 'public' },
  { path: '/shipping-policy', area: 'public' },
  { path: '/cancellation-policy', area: 'public' },
  { path: '/private-info', area: 'public' },
  { path: '/tmc', area: 'public' },
  { path: '/dark-patterns', area: 'public' },
  { path: '/refund', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/privacy', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/terms', file: 'routes/public/moved.ts', area: 'public' },
] as const;

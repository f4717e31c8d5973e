/** The pages about the shop: about, contact, the policies and their aliases. Part of the page table. */
export const sitePages = [
  { path: '/about-us', file: 'base/site/pages/about-us.tsx', area: 'public' },
  { path: '/contact-us', file: 'base/site/pages/contact-us.tsx', area: 'public', query: ['topic'] },
  { path: '/partners', file: 'base/site/pages/partners.tsx', area: 'public' },
  { path: '/shipping-policy', file: 'base/site/pages/shipping-policy.tsx', area: 'public' },
  { path: '/cancellation-policy', file: 'base/site/pages/cancellation-policy.tsx', area: 'public' },
  { path: '/private-info', file: 'base/site/pages/private-info.tsx', area: 'public' },
  { path: '/tmc', file: 'base/site/pages/tmc.tsx', area: 'public' },
  { path: '/dark-patterns', file: 'base/site/pages/dark-patterns.tsx', area: 'public' },
  { path: '/refund', file: 'shell/pages/moved.ts', area: 'public' },
  { path: '/privacy', file: 'shell/pages/moved.ts', area: 'public' },
  { path: '/terms', file: 'shell/pages/moved.ts', area: 'public' },
] as const;

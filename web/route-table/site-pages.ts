/** The pages about the shop: about, contact, the policies and their aliases. Part of the page table. */
export const sitePages = [
  { path: '/about-us', file: 'base/site/pages/about-us.tsx', access: 'public' },
  { path: '/contact-us', file: 'base/site/pages/contact-us.tsx', access: 'public', query: ['topic'] },
  { path: '/partners', file: 'base/site/pages/partners.tsx', access: 'public' },
  { path: '/shipping-policy', file: 'base/site/pages/shipping-policy.tsx', access: 'public' },
  { path: '/cancellation-policy', file: 'base/site/pages/cancellation-policy.tsx', access: 'public' },
  { path: '/private-info', file: 'base/site/pages/private-info.tsx', access: 'public' },
  { path: '/tmc', file: 'base/site/pages/tmc.tsx', access: 'public' },
  { path: '/dark-patterns', file: 'base/site/pages/dark-patterns.tsx', access: 'public' },
  { path: '/refund', file: 'shell/pages/moved.ts', access: 'public' },
  { path: '/privacy', file: 'shell/pages/moved.ts', access: 'public' },
  { path: '/terms', file: 'shell/pages/moved.ts', access: 'public' },
] as const;

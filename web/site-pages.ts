/** The pages about the shop: about, contact, the policies and their aliases. Part of the page table. */
export const sitePages = [
  {
    path: '/about-us',
    file: 'routes/public/about-us.tsx',
    area: 'public',
    links: [
      { at: 'phone', text: 'about' },
      { at: 'visit', text: 'about' },
    ],
  },
  {
    path: '/contact-us',
    file: 'routes/public/contact-us.tsx',
    area: 'public',
    query: ['topic'],
    links: [
      { at: 'phone', text: 'contact' },
      { at: 'visit', text: 'contact' },
    ],
  },
  {
    path: '/partners',
    file: 'routes/public/partners.tsx',
    area: 'public',
    links: [{ at: 'visit', text: 'partners' }],
  },
  {
    path: '/shipping-policy',
    file: 'routes/public/shipping-policy.tsx',
    area: 'public',
    links: [{ at: 'policies', text: 'shipping' }],
  },
  {
    path: '/cancellation-policy',
    file: 'routes/public/cancellation-policy.tsx',
    area: 'public',
    links: [{ at: 'policies', text: 'cancellation' }],
  },
  {
    path: '/private-info',
    file: 'routes/public/private-info.tsx',
    area: 'public',
    links: [{ at: 'policies', text: 'privacy' }],
  },
  { path: '/tmc', file: 'routes/public/tmc.tsx', area: 'public', links: [{ at: 'policies', text: 'terms' }] },
  { path: '/refund', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/privacy', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/terms', file: 'routes/public/moved.ts', area: 'public' },
] as const;

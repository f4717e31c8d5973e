/** The pages about the shop: about, contact, the policies and their aliases. Part of the page table. */
export const sitePages = [
  {
    path: '/about-us',
    area: 'public',
    links: [
      { at: 'phone', text: 'about' },
      { at: 'visit', text: 'about' },
    ],
  },
  {
    path: '/contact-us',
    area: 'public',
    query: ['topic'],
    links: [
      { at: 'phone', text: 'contact' },
      { at: 'visit', text: 'contact' },
    ],
  },
  {
    path: '/partners',
    area: 'public',
    links: [{ at: 'visit', text: 'partners' }],
  },
  {
    path: '/shipping-policy',
    area: 'public',
    links: [{ at: 'policies', text: 'shipping' }],
  },
  {
    path: '/cancellation-policy',
    area: 'public',
    links: [{ at: 'policies', text: 'cancellation' }],
  },
  {
    path: '/private-info',
    area: 'public',
    links: [{ at: 'policies', text: 'privacy' }],
  },
  { path: '/tmc', area: 'public', links: [{ at: 'policies', text: 'terms' }] },
  { path: '/dark-patterns', area: 'public', links: [{ at: 'policies', text: 'fair' }] },
  { path: '/refund', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/privacy', file: 'routes/public/moved.ts', area: 'public' },
  { path: '/terms', file: 'routes/public/moved.ts', area: 'public' },
] as const;

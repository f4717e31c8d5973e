/** The pages of the muhurat finder. Part of the page table. */
export const muhuratPages = [
  { path: '/muhurat', file: 'astrology/muhurat/pages/muhurat.tsx', access: 'public' },
  {
    path: '/muhurat/:purpose',
    file: 'astrology/muhurat/pages/muhurat-purpose.tsx',
    access: 'public',
    query: ['city', 'from', 'to', 'star'],
  },
] as const;

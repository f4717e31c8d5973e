/** The pages of the muhurat finder. Part of the page table. */
export const muhuratPages = [
  { path: '/muhurat', area: 'public' },
  {
    path: '/muhurat/:purpose',
    file: 'routes/public/muhurat-purpose.tsx',
    area: 'public',
    query: ['city', 'from', 'to', 'star'],
  },
] as const;

/** The pages of the sky that are free to all: a stone, the day, the almanac, the life path. Part of the page table. */
export const skyPages = [
  { path: '/find-my-stone', area: 'public' },
  { path: '/daily-prediction', area: 'public', query: ['day'] },
  {
    path: '/daily-prediction/:sign',
    file: 'routes/public/daily-prediction-sign.tsx',
    area: 'public',
    query: ['day'],
  },
  { path: '/panchang', file: 'routes/public/panchang-here.tsx', area: 'public', query: ['city'] },
  { path: '/panchang/:city', file: 'routes/public/panchang.tsx', area: 'public' },
  { path: '/panchang/:city/:date', file: 'routes/public/panchang.tsx', area: 'public' },
  { path: '/calendar/:city/:year/:month', file: 'routes/public/calendar.tsx', area: 'public' },
  { path: '/life-path-number', area: 'public', query: ['number'] },
] as const;

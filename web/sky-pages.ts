/** The pages of the sky that are free to all: a stone, the day, the almanac, the life path. Part of the page table. */
export const skyPages = [
  {
    path: '/find-my-stone',
    area: 'public',
    links: [
      { at: 'astrology', text: 'findMyStone' },
      { at: 'guidance', text: 'findMyStone' },
    ],
  },
  {
    path: '/daily-prediction',
    area: 'public',
    query: ['day'],
    links: [
      { at: 'astrology', text: 'dailyPrediction' },
      { at: 'guidance', text: 'dailyPrediction' },
    ],
  },
  {
    path: '/daily-prediction/:sign',
    file: 'routes/public/daily-prediction-sign.tsx',
    area: 'public',
    query: ['day'],
  },
  {
    path: '/panchang',
    file: 'routes/public/panchang-here.tsx',
    area: 'public',
    query: ['city'],
    links: [
      { at: 'astrology', text: 'panchangToday' },
      { at: 'guidance', text: 'panchangToday' },
    ],
  },
  { path: '/panchang/:city', file: 'routes/public/panchang.tsx', area: 'public' },
  { path: '/panchang/:city/:date', file: 'routes/public/panchang.tsx', area: 'public' },
  { path: '/calendar/:city/:year/:month', file: 'routes/public/calendar.tsx', area: 'public' },
  {
    path: '/life-path-number',
    area: 'public',
    query: ['number'],
    links: [{ at: 'astrology', text: 'lifePath' }],
  },
] as const;

/** The pages of the sky that are free to all: a stone, the day, the almanac, the life path. Part of the page table. */
export const skyPages = [
  { path: '/find-my-stone', file: 'astrology/remedies/pages/find-my-stone.tsx', access: 'public' },
  {
    path: '/daily-prediction',
    file: 'astrology/horoscope/pages/daily-prediction.tsx',
    access: 'public',
    query: ['day'],
  },
  {
    path: '/daily-prediction/:sign',
    file: 'astrology/horoscope/pages/daily-prediction-sign.tsx',
    access: 'public',
    query: ['day'],
  },
  { path: '/panchang', file: 'astrology/almanac/pages/panchang-here.tsx', access: 'public', query: ['city'] },
  { path: '/panchang/:city', file: 'astrology/almanac/pages/panchang.tsx', access: 'public' },
  { path: '/panchang/:city/:date', file: 'astrology/almanac/pages/panchang.tsx', access: 'public' },
  { path: '/calendar/:city/:year/:month', file: 'astrology/almanac/pages/calendar.tsx', access: 'public' },
  {
    path: '/life-path-number',
    file: 'astrology/horoscope/pages/life-path-number.tsx',
    access: 'public',
    query: ['number'],
  },
] as const;

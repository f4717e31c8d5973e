/** The home page. */
export const texts = {
  title: 'Gemstones, rudraksha and honest astrology',
  description: 'Read your kundli, see which graha needs strength, then choose its stone or bead.',
  headline: ['Nine stones,', 'nine grahas.', 'One is yours.'],
  findStone: 'Find my stone',
  shop: 'Shop products',
  /** Shown while no kundli can be read here yet. */
  browseLead: 'Each graha has its stone. See all nine, learn how each is worn, and choose yours.',
  stones: {
    pukhraj: { name: 'Pukhraj', label: 'Pukhraj, the stone of Guru' },
    panna: { name: 'Panna', label: 'Panna, the stone of Budh' },
    heera: { name: 'Heera', label: 'Heera, the stone of Shukra' },
    moti: { name: 'Moti', label: 'Moti, the stone of Chandra' },
    moonga: { name: 'Moonga', label: 'Moonga, the stone of Mangal' },
    gomed: { name: 'Gomed', label: 'Gomed, the stone of Rahu' },
    neelam: { name: 'Neelam', label: 'Neelam, the stone of Shani' },
    lehsuniya: { name: 'Lehsuniya', label: 'Lehsuniya, the stone of Ketu' },
    manik: { name: 'Manik', label: 'Manik, the stone of Surya' },
  },
  howWeWork: 'How we work',
  facts: {
    delivery: 'Free delivery above {amount}',
    cod: 'Cash on delivery',
    ships: 'Ships in 3–5 business days',
    care: 'Customer care replies within 24 hours',
  },
  shelves: 'Browse the shelves',
  allShelves: 'All categories',
  trending: 'Trending this week',
  seeAll: 'See all',
  quoteOf: 'on {product}',
};

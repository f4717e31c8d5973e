/** The home page. */
export const texts = {
  title: 'Gemstones, rudraksha and honest astrology',
  description: 'Read your kundli, see which graha needs strength, then choose its stone or bead.',
  headline: ['Nine stones,', 'nine grahas.', 'One is yours.'],
  findStone: 'Find my stone',
  shop: 'Shop products',
};

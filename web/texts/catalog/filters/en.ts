/** The filters of products: on the list and the home page. */
export const texts = {
  category: 'Category',
  brand: 'Brand',
  size: 'Size or variant',
  price: 'Price',
  graha: 'For which graha',
  stone: 'Stone',
  mukhi: 'Mukhi',
  mukhiOf: '{n} Mukhi',
  metal: 'Metal',
  certificate: 'Certificate',
  certificates: { report: 'Laboratory report', xray: 'X-ray', hallmark: 'Hallmark' },
  all: 'All',
  anyPrice: 'Any price',
  apply: 'Apply',
  prices: {
    'below-1000': 'Below ₹1,000',
    '1000-2000': '₹1,000 – ₹2,000',
    '2000-3000': '₹2,000 – ₹3,000',
    'above-3000': 'Above ₹3,000',
  },
};

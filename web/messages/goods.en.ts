/** Products wherever they stand in a list: cards, stock words, buttons. */
export const texts = {
  outOfStock: 'Out of stock',
  fewLeft: 'Only few left!',
  limited: 'Limited stock',
  addToCart: 'Add to Cart',
  buyNow: 'Buy Now',
  addNamed: 'Add {name} to cart',
  buyNamed: 'Buy {name} now',
  loadFailed: '❌ Error fetching products!',
  none: 'No products found.',
  retry: 'Retry',
};

import type { MailOrder, ReturnDeadlines } from './order-facts.ts';

/** An order with a variant, a size, a discount and an address in words, as the samples show it. */
export const sampleOrder: MailOrder = {
  _id: 'mwpwf52v95a1b2c3',
  orderNumber: 'NR-20461',
  createdAt: '2026-11-21T04:15:00.000Z',
  paymentMethod: 'online',
  paymentStatus: 'Paid',
  subtotal: 16_249.3,
  deliveryCharges: 0,
  discountAmount: 500,
  gstAmount: 2402.44,
  totalAmount: 15_749.3,
  gstin: '29AAGCB7383J1Z4',
  billing: {
    name: 'Sharma Textiles Private Limited',
    address: '4 Brigade Road',
    city: 'Bengaluru',
    state: 'KA',
    pincode: '560001',
  },
  buyerNote: 'Please wrap it as a gift, without the price.',
  user: { _id: 'mwpwf52v95chc8vr', name: 'Savitri Sharma', email: 'savitri@example.test' },
  shippingAddress: {
    name: 'Savitri Sharma',
    phone: '9876543210',
    address: '12 Tulsi Marg, Bani Park',
    city: 'Jaipur',
    state: 'RJ',
    country: 'IN',
    pincode: '302016',
    landmark: 'Collectorate Circle',
  },
  items: [
    {
      _id: 'mwpwf52v95chc8v1',
      product: null,
      snapshot: { name: 'Natural Ruby', nameHi: 'प्राकृतिक माणिक', image: null, category: 'Gemstones' },
      quantity: 1,
      refunded: 0,
      discount: 500,
      price: 15_350,
      size: null,
      variantId: 'mwpwf52v95chc8w1',
      variant: { variantName: '3.25 ratti', gram: 0.59, price: 15_350, sku: 'RUBY-325' },
    },
    {
      _id: 'mwpwf52v95chc8v2',
      product: null,
      snapshot: { name: 'Guggul Dhoop Cups', nameHi: 'गुग्गुल धूप कप', image: null, category: 'Puja Samagri' },
      quantity: 3,
      refunded: 0,
      discount: 0,
      price: 299.77,
      size: 'Pack of 12',
      variantId: null,
      variant: null,
    },
  ],
};

/** The same order, paid in cash on delivery. */
export const sampleCashOrder: MailOrder = {
  ...sampleOrder,
  paymentMethod: 'cod',
  paymentStatus: 'Pending',
};

/** The order on its way, with the courier's tracking page. */
export const sampleShippedOrder: MailOrder = {
  ...sampleOrder,
  courier: { name: 'Blue Dart', number: '6930 4417 552', url: 'https://tracking.example/69304417552' },
};

/** The deadlines of the order when all of it can be returned. */
export const sampleReturns: ReturnDeadlines = {
  problem: { inTimeUntil: '2026-11-28T09:30:00.000Z', until: '2026-12-04T09:30:00.000Z' },
  change: { until: '2026-11-30T09:30:00.000Z', fee: 80, months: 3, only: null },
  customised: [],
};

/** The deadlines of the order when its ruby was set for the buyer. */
export const sampleMadeToOrder: ReturnDeadlines = {
  problem: sampleReturns.problem,
  change: {
    until: '2026-11-30T09:30:00.000Z',
    fee: 0,
    months: 3,
    only: [{ name: 'Guggul Dhoop Cups', nameHi: 'गुग्गुल धूप कप' }],
  },
  customised: [{ name: 'Natural Ruby', nameHi: 'प्राकृतिक माणिक' }],
};

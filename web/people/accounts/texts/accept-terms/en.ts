/** Agreeing to the terms: their points in short, and the button. Figures are those of the policies (specification). */
export const texts = {
  title: 'Our terms',
  description: 'The terms of the shop in short, and where to agree to them.',
  intro: 'One thing before you go on: please read how we work, and agree.',
  listLabel: 'The terms',
  points: [
    { title: 'Your age', text: 'You are 18 or older.' },
    {
      title: 'Delivery',
      text: 'Orders are shipped within 3 to 5 business days. Reports and other digital goods take the same time.',
    },
    {
      title: 'Cancelling',
      text: 'You can cancel an order until it is shipped. Customised goods can be cancelled within 1 hour of ordering.',
    },
    {
      title: 'Damaged or missing goods',
      text: 'Tell us within 24 hours of delivery. Goods that arrive damaged are refunded if you report them within 7 days.',
    },
    {
      title: 'Returns',
      text: 'Goods can be returned within 3 days of delivery for a fee of ₹80. You get a credit note that is valid for 3 months. Customised jewellery cannot be returned.',
    },
    {
      title: 'What reports are',
      text: 'Reports and remedies are matters of belief. They are not medical, legal or financial advice, and no outcome is promised.',
    },
    {
      title: 'Your data',
      text: 'We keep what your orders and reports need, pass it on only to deliver them, and delete it when you ask, except what tax law makes us keep.',
    },
  ],
  more: 'The full text:',
  policies: { terms: 'Terms', privacy: 'Privacy', refund: 'Cancellation and refunds' },
  agree: 'I Agree',
  busy: 'One moment...',
  failed: 'Your answer could not be saved. Please try again.',
};

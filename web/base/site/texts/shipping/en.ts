/** Shipping. Every figure comes from the settings: no digit stands here. */
export const texts = {
  title: 'Shipping',
  description: 'How long parcels and digital goods take, and what delivery costs.',
  lead: 'When your parcel leaves, what delivery costs, and what to do if it does not come.',
  summary: [
    { figure: '{shipping}', label: 'until your order is shipped' },
    { figure: '{charge}', label: 'delivery, up to a cart of {freeAbove}' },
    { figure: '{free}', label: 'delivery for every cart above {freeAbove}' },
    { figure: '{digital}', label: 'for digital deliveries' },
  ],
  sections: {
    where: {
      title: 'Where we deliver',
      text: [
        'We deliver to every pincode in India that our couriers reach. The address form checks that pincode and state belong together; if a courier cannot reach you, we write to you before anything is packed and refund your money.',
      ],
    },
    time: {
      title: 'How long it takes',
      text: [
        'Orders are shipped within {shipping}. Business days are the days we are open, except major festivals; the [contact page](/contact-us) lists them.',
        'Our shipping e-mail names the courier and the tracking number; you also find both on the order’s page under My Orders, with every step from packed to delivered.',
      ],
    },
    digital: {
      title: 'Digital deliveries',
      text: [
        'Digital deliveries (reports) take {digital}. A kundli, a matching or a panchang is worked out while you wait and normally opens right after payment; anything a person has to prepare or check takes the full time. You find all of them under My reports.',
      ],
    },
    cost: {
      title: 'What it costs',
      text: [
        'Delivery costs {charge} when the goods in your cart come to {freeAbove} or less, and is free above that. What counts is the total of the goods before a coupon. Prices include GST.',
      ],
    },
    cod: {
      title: 'Cash on delivery',
      text: [
        { cod: 'You can pay in cash when the parcel comes, for orders up to {codMax}.' },
        { noCod: 'Cash on delivery is not offered at the moment; please pay online.' },
      ],
    },
    trouble: {
      title: 'When something goes wrong',
      text: [
        'Please open the parcel when it comes and report missing or damaged items within {report}. How that works, and how to return goods, is explained under [cancellation, returns and refunds](/cancellation-policy).',
        'If a parcel is late, or marked delivered without having come, [write to us](/contact-us) with the order number. Customer care replies within {reply}.',
      ],
    },
  },
};

/** Shipping. Every figure comes from the settings: no digit stands here. */
export const texts = {
  title: 'Shipping',
  description: 'How long parcels and digital goods take, and what delivery costs.',
  lead: 'When your parcel leaves, what it costs, and what to do when it does not come.',
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
        'We deliver to every pincode in India that our couriers reach. The address form checks that pincode and state belong together; if a courier cannot reach you, we write to you before anything is packed and the money goes back.',
      ],
    },
    time: {
      title: 'How long it takes',
      text: [
        'Orders are shipped within {shipping}. Business days are the days we are open, without major festivals; the [contact page](/contact-us) lists them.',
        'With the shipping mail you get the courier and the tracking number; both also stand on the order’s page under My Orders, with every step from packed to delivered.',
      ],
    },
    digital: {
      title: 'Digital deliveries',
      text: [
        'Digital deliveries (reports) take {digital}. A kundli, a matching or a panchang is worked out while you wait and normally opens right after payment; what a person has to prepare or check takes the full time. All of them stay under My reports.',
      ],
    },
    cost: {
      title: 'What it costs',
      text: [
        'Delivery costs {charge} when the goods in your cart come to {freeAbove} or less, and nothing above that. What counts is the sum of the goods before a coupon. Prices include GST.',
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
        'Please open the parcel when it comes and report missing or damaged items within {report}. How that works, and how to return goods, stands under [cancellation, returns and refunds](/cancellation-policy).',
        'A parcel that is late or marked delivered without having come: [write to us](/contact-us) with the order number. Customer care replies within {reply}.',
      ],
    },
  },
};

/** An energisation as e-mails show it: what is energised, and for whom. */
export type EnergisationFacts = {
  name: string;
  orderId: string;
  orderNumber: string;
  item: string;
  itemHi: string | null;
  forWhom: string;
};

/** The energisation of the samples. */
export const sampleEnergisation: EnergisationFacts = {
  name: 'Savitri Sharma',
  orderId: 'mwpwf52v95a1b2c3',
  orderNumber: 'NR-20461',
  item: 'Natural Ruby',
  itemHi: 'प्राकृतिक माणिक',
  forWhom: 'Arjun Sharma',
};

/** Its pandit. */
export const samplePandit = { en: 'Raghunath Shastri', hi: 'रघुनाथ शास्त्री' };

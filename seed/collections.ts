import type { CollectionRule } from '#contract/catalog/collections/endpoints.ts';

/** A collection of the demo: products by their slugs, or a rule. */
export type SeedCollection = {
  slug: string;
  name: string;
  words: string;
  hi: { name: string; words: string };
  /** The slug of the product whose picture stands for it. */
  picture: string;
} & ({ products: readonly string[] } | { rule: Partial<CollectionRule> });

/** The published collections of the demo. */
export const collections: readonly SeedCollection[] = [
  {
    slug: 'nine-stones-of-the-grahas',
    name: 'Nine stones of the grahas',
    words:
      'One stone for each graha, in the order of the weekdays and then the shadow grahas: ruby for Surya first, cat’s eye for Ketu last.',
    hi: {
      name: 'नवग्रह के नौ रत्न',
      words: 'हर ग्रह का एक रत्न, वारों के क्रम में और फिर छाया ग्रह: पहले सूर्य का माणिक, अंत में केतु का लहसुनिया।',
    },
    picture: 'yellow-sapphire-pukhraj',
    products: [
      'natural-ruby-manik',
      'moti-south-sea-pearl',
      'red-coral-moonga',
      'zambian-emerald-panna',
      'yellow-sapphire-pukhraj',
      'heera-brilliant-cut',
      'blue-sapphire-neelam',
      'hessonite-gomed',
      'cats-eye-lehsuniya',
    ],
  },
  {
    slug: 'rudraksha-ready-to-send',
    name: 'Rudraksha, ready to send',
    words: 'Every bead that is in stock today, from the lowest price up.',
    hi: {
      name: 'रुद्राक्ष, भेजने को तैयार',
      words: 'आज स्टॉक में मौजूद हर दाना, सबसे कम कीमत से शुरू।',
    },
    picture: 'panch-mukhi-rudraksha',
    rule: { category: ['Rudraksha', 'Siddh Rudraksha'], inStock: true, order: 'price-asc' },
  },
  {
    slug: 'gifts-below-1000',
    name: 'Gifts below ₹1,000',
    words: 'Small things in stock today that are easy to give, from the lowest price up.',
    hi: {
      name: '₹1,000 से कम के उपहार',
      words: 'आज स्टॉक में मौजूद छोटी चीज़ें जो देने में अच्छी लगें, सबसे कम कीमत से शुरू।',
    },
    picture: 'rakhi-rudraksha-gift',
    rule: {
      category: ['Gifts', 'Bracelets', 'Evil Eye', 'Money Magnet'],
      price: 'below-1000',
      inStock: true,
      order: 'price-asc',
    },
  },
  {
    slug: 'the-puja-shelf',
    name: 'The puja shelf',
    words: 'Yantras, murtis and what a daily puja needs, the newest first.',
    hi: {
      name: 'पूजा घर के लिए',
      words: 'यंत्र, मूर्तियाँ और रोज़ की पूजा का सामान, सबसे नया पहले।',
    },
    picture: 'brass-garuda-ghanti',
    rule: { category: ['Puja Samagri', 'Yantras', 'Murti'], inStock: true },
  },
];

import { noFacts } from '../../../contract/catalog/products/facts/kinds.ts';
import { categories, type SizeType } from '../../../contract/core/rules.ts';
import type { ProductInput } from '../../../server/catalog/products/service.ts';
import { asPaise } from '../../../server/platform/core/money.ts';

/** Number of products in the benchmarks: BENCH_PRODUCTS, or 100,000. */
export const productCount = Number(process.env.BENCH_PRODUCTS ?? 100_000);

// Every name has a word of each list. With the series names, that is a vocabulary of about eight thousand words.
const stones: readonly (readonly [string, string, readonly string[]])[] = [
  ['Yellow Sapphire', 'पुखराज', ['pukhraj', 'guru ratna', 'पुखराज']],
  ['Blue Sapphire', 'नीलम', ['neelam', 'shani ratna', 'नीलम']],
  ['Emerald', 'पन्ना', ['panna', 'budh ratna', 'पन्ना']],
  ['Ruby', 'माणिक', ['manik', 'surya ratna', 'माणिक']],
  ['Red Coral', 'मूंगा', ['moonga', 'mangal ratna', 'मूंगा']],
  ['Pearl', 'मोती', ['moti', 'chandra ratna', 'मोती']],
  ['Hessonite', 'गोमेद', ['gomed', 'rahu ratna', 'गोमेद']],
  ['Cats Eye', 'लहसुनिया', ['lehsunia', 'ketu ratna', 'लहसुनिया']],
  ['Diamond', 'हीरा', ['heera', 'shukra ratna', 'हीरा']],
  ['Amethyst', 'कटेला', ['katela', 'jamunia', 'कटेला']],
  ['Citrine', 'सुनहला', ['sunehla', 'सुनहला']],
  ['Turquoise', 'फ़िरोज़ा', ['firoza', 'फिरोजा']],
  ['Moonstone', 'चंद्रकांत', ['chandrakant', 'चंद्रकांत']],
  ['Tiger Eye', 'टाइगर आई', ['tiger stone', 'टाइगर']],
  ['Rose Quartz', 'गुलाबी स्फटिक', ['gulabi sphatik', 'स्फटिक']],
  ['Crystal Quartz', 'स्फटिक', ['sphatik', 'स्फटिक']],
  ['Panch Mukhi Rudraksha', 'पाँच मुखी रुद्राक्ष', ['paanch mukhi', '5 mukhi', 'पंचमुखी']],
  ['Gauri Shankar Rudraksha', 'गौरी शंकर रुद्राक्ष', ['gaurishankar', 'रुद्राक्ष']],
  ['Sandalwood', 'चंदन', ['chandan', 'चंदन']],
  ['Brass', 'पीतल', ['peetal', 'पीतल']],
  ['Copper', 'ताँबा', ['tamba', 'तांबा']],
  ['Silver', 'चाँदी', ['chandi', 'चांदी']],
];
const forms: readonly (readonly [string, string])[] = [
  ['Ring', 'अंगूठी'],
  ['Pendant', 'लॉकेट'],
  ['Bracelet', 'कंगन'],
  ['Mala', 'माला'],
  ['Necklace', 'हार'],
  ['Pyramid', 'पिरामिड'],
  ['Yantra', 'यंत्र'],
  ['Murti', 'मूर्ति'],
  ['Diya', 'दीया'],
  ['Tree', 'वृक्ष'],
  ['Kavach', 'कवच'],
  ['Earrings', 'बालियाँ'],
];
const manners = [
  'Polished',
  'Natural',
  'Certified',
  'Energised',
  'Oval',
  'Round',
  'Carved',
  'Temple',
  'Royal',
  'Plain',
];
const places = [
  'Kashi',
  'Jaipur',
  'Ujjain',
  'Haridwar',
  'Mathura',
  'Puri',
  'Madurai',
  'Ceylon',
  'Nepal',
  'Himalaya',
];
const syllables = [
  'ka',
  'ma',
  'ra',
  'vi',
  'su',
  'ta',
  'ni',
  'de',
  'sha',
  'lo',
  'pri',
  'na',
  'jya',
  'gu',
  'be',
  'ha',
  'ti',
  'ro',
  'an',
  'mi',
];
const sizes: Record<Exclude<SizeType, 'Quantity'>, readonly string[]> = {
  Ring: ['6', '7', '8', '9', '10', '11', '12', '13.5', '14', '16'],
  Mukhi: ['1 Mukhi', '2 Mukhi', '5 Mukhi', '7 Mukhi', '11 Mukhi'],
  Gemstone: ['3 ratti', '5.25 ratti', '7.25 ratti'],
};

/** Creates a seeded random number generator (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a made-up word of three syllables, as makers name their series. */
const seriesName = (n: number): string => {
  const word = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20].map((i) => syllables[i]).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
};

function skusOf(i: number, rupees: number): Pick<ProductInput, 'hasVariants' | 'sizeType' | 'skus'> {
  const sku = (name: string, price: number, isDefault = false) => ({
    name,
    gram: null,
    price: asPaise(price * 100),
    code: null,
    isDefault,
    available: 5000,
  });
  if (i % 4 === 0) {
    const names = ['Small', 'Medium', 'Large'];
    return {
      hasVariants: true,
      sizeType: null,
      skus: names.map((name, n) => sku(name, rupees * (n + 1), n === 0)),
    };
  }
  const sizeType =
    (['Quantity', 'Ring', 'Quantity', 'Mukhi', 'Quantity', 'Gemstone'] as const)[i % 6] ?? 'Quantity';
  if (sizeType === 'Quantity') return { hasVariants: false, sizeType, skus: [sku('', rupees)] };
  const all = sizes[sizeType];
  const some = all.filter((_, n) => (i >> n) % 3 !== 0);
  return {
    hasVariants: false,
    sizeType,
    skus: (some.length > 0 ? some : all.slice(0, 1)).map((name) => sku(name, rupees)),
  };
}

/** Generates products number `from` to `to` of the made-up shop, the same in each run. */
export function* generateProducts(from: number, to: number): Generator<ProductInput> {
  const pick = <T>(list: readonly T[], roll: number): T => list[Math.floor(roll * list.length)] as T;
  for (let i = from; i < to; i++) {
    const roll = dice(i + 1);
    const [stone, stoneHi, searchWords] = pick(stones, roll());
    const [form, formHi] = pick(forms, roll());
    const [manner, place] = [pick(manners, roll()), pick(places, roll())];
    const series = seriesName(Math.floor(roll() * 8000));
    yield {
      name: `${manner} ${stone} ${form}, ${series}`,
      miniDesc: `A ${form.toLowerCase()} of ${stone.toLowerCase()} from ${place}, of the ${series} series.`,
      description:
        `This ${form.toLowerCase()} of ${stone.toLowerCase()} is made in ${place} by hand and checked piece by piece. ` +
        'It comes in a box of handmade paper with a card that tells where the material was found, who worked on it, ' +
        'and how it is worn and cared for. Natural materials differ a little from piece to piece and from the picture.',
      translations: { hi: { name: `${stoneHi} ${formHi}, ${series}` } },
      tags: [form.toLowerCase(), place.toLowerCase()],
      searchWords: [...searchWords],
      category: pick(categories, roll()),
      subcategory: '',
      brand: `${place} ${pick(['Crafts', 'Jewels', 'Arts', 'Ashram'], roll())}`,
      howToWear: ['Wash it in clean water.', 'Wear it on a morning that you have chosen.'],
      benefits: ['It is said to bring calm.', 'It is said to bring good company.'],
      bestDays: ['Thursday'],
      hsn: '7103',
      gst: null,
      facts: noFacts,
      customised: false,
      featured: false,
      priority: 0,
      images: ['/media/goods/a.svg', '/media/goods/b.svg'],
      createdAt: new Date(Date.UTC(2025, 0, 1) + i * 300_000),
      ...skusOf(i, 100 + Math.floor(roll() ** 3 * 12_000)),
    };
  }
}

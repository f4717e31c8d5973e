import { noFacts, type ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { FactValue, FactValues } from '#contract/catalog/products/facts/types.ts';
import { gemstones } from './gemstones.ts';
import { bracelets, kavach, necklaces, pendants, rings } from './jewellery.ts';
import { pyramids, pyrite, stone } from './minerals.ts';
import { evilEye, homeDecor, moneyMagnet, pujaSamagri } from './puja.ts';
import { rudraksha, siddhRudraksha } from './rudraksha.ts';
import { combos, customized, gifts } from './sets.ts';
import { both, type FactSheet, type SeedFacts } from './sheet.ts';
import { murti, turtle, yantras } from './yantras.ts';

/** The facts of all demo products, by slug. */
export const factSheet: FactSheet = {
  ...{ ...gemstones, ...rudraksha, ...siddhRudraksha, ...yantras, ...murti, ...turtle },
  ...{ ...rings, ...bracelets, ...kavach, ...pendants, ...necklaces },
  ...{ ...pujaSamagri, ...evilEye, ...moneyMagnet, ...homeDecor },
  ...{ ...pyramids, ...pyrite, ...stone, ...combos, ...gifts, ...customized },
};

const packer = both('Navaratna Demo Shop, Jaipur, Rajasthan, India', 'नवरत्न डेमो दुकान, जयपुर, राजस्थान, भारत');
const care = both(
  'Navaratna Demo Shop, Jaipur; phone and e-mail are under Contact',
  'नवरत्न डेमो दुकान, जयपुर; फ़ोन और ई-मेल “संपर्क” में',
);
const maker = both('Navaratna Demo Workshop, Jaipur (made up)', 'नवरत्न डेमो कार्यशाला, जयपुर (काल्पनिक)');
const importer = both('Navaratna Demo Imports, Jaipur (made up)', 'नवरत्न डेमो आयात, जयपुर (काल्पनिक)');

/** Returns what the label of a demo product says. Every firm is made up, and its name says so. */
function labelOf({ country, pieces, hallmark }: SeedFacts, slug: string) {
  const count = typeof pieces === 'number' ? pieces : 1;
  return {
    net_quantity: both(count === 1 ? '1 piece' : `${count} pieces`, `${count} नग`),
    ...(country === 'in' ? { manufacturer: maker } : { importer }),
    packer,
    consumer_care: care,
    // No real HUID begins like this one: six signs that say what they are.
    ...(hallmark === true && { huid: `DEMO${hallmarked.indexOf(slug) + 10}` }),
  };
}

const hallmarked = Object.keys(factSheet).filter((slug) => factSheet[slug]?.hallmark === true);

/** Returns the facts of a demo product as the shop stores them. `mrp` is in rupees. */
export function factsOf(slug: string, mrp?: FactValue): ProductFacts {
  const sheet = factSheet[slug];
  if (!sheet) return noFacts;
  const { kind = null, ...values } = sheet;
  return {
    kind,
    values: { ...values, ...labelOf(sheet, slug), ...(mrp !== undefined && { mrp }) } as FactValues,
  };
}

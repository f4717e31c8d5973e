import { noFacts, type ProductFacts } from '#contract/catalog/facts/kinds.ts';
import type { FactValues } from '#contract/catalog/facts/types.ts';
import { gemstones } from './gemstones.ts';
import { bracelets, kavach, necklaces, pendants, rings } from './jewellery.ts';
import { pyramids, pyrite, stone } from './minerals.ts';
import { evilEye, homeDecor, moneyMagnet, pujaSamagri } from './puja.ts';
import { rudraksha, siddhRudraksha } from './rudraksha.ts';
import { combos, customized, gifts } from './sets.ts';
import type { FactSheet } from './sheet.ts';
import { murti, turtle, yantras } from './yantras.ts';

/** The facts of all demo products, by slug. */
export const factSheet: FactSheet = {
  ...{ ...gemstones, ...rudraksha, ...siddhRudraksha, ...yantras, ...murti, ...turtle },
  ...{ ...rings, ...bracelets, ...kavach, ...pendants, ...necklaces },
  ...{ ...pujaSamagri, ...evilEye, ...moneyMagnet, ...homeDecor },
  ...{ ...pyramids, ...pyrite, ...stone, ...combos, ...gifts, ...customized },
};

/** Returns the facts of a demo product as the shop stores them. */
export function factsOf(slug: string): ProductFacts {
  const sheet = factSheet[slug];
  if (!sheet) return noFacts;
  const { kind = null, ...values } = sheet;
  return { kind, values: values as FactValues };
}

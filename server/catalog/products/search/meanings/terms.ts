import { kindOf, type ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { FactValue } from '#contract/catalog/products/facts/types.ts';
import { gramOf, gramsPerRatti } from '#contract/catalog/products/facts/weights.ts';
import { factValuesOf } from '../../lists/fact-filter.ts';
import { plainWords } from '../text.ts';
import { grahaOfStone } from './stones.ts';

const plainFacts = ['stone', 'material', 'colour', 'treatment', 'source', 'country', 'shape'] as const;
const metals = ['gold', 'silver', 'copper', 'brass', 'panchdhatu', 'ashtadhatu', 'parad', 'steel'];

/** The metals in the name of a metal of the trade: `brass_gold_plated` is brass, and plated with gold. */
function metalsOf(metal: FactValue | undefined): string[] {
  const parts = typeof metal === 'string' ? metal.split('_') : [];
  if (parts.includes('tone')) return parts.includes('brass') ? ['brass'] : [];
  return metals
    .filter((name) => parts.includes(name))
    .map((name) => (parts.includes('plated') && parts[0] !== name ? `${name}_plated` : name));
}

/** Writes a name as one part of a term. */
const joined = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

/** Returns the terms of a measure: as it is, and rounded. */
const measureTerms = (unit: string, value: number): string[] => [
  `${unit}=${value}`,
  `${unit}~${Math.round(value)}`,
];

const ofWeight = (unit: 'ratti' | 'carat', value: number): string[] => {
  const rattiPerCarat = gramOf(1) / gramsPerRatti.pakki;
  const other = unit === 'ratti' ? value / rattiPerCarat : value * rattiPerCarat;
  return [...measureTerms(unit, value), `${unit === 'ratti' ? 'carat' : 'ratti'}~${Math.round(other)}`];
};

const measure = /(\d+(?:\.\d+)?) ?(ratti|carat|g|kg|inch|mm|cm)\b/i;

/** Returns the terms of a size: its name, its words and its measure. */
function termsOfSize(name: string): string[] {
  const [, value, unit] = measure.exec(name) ?? [];
  const own = [joined(name), ...plainWords(name).filter((word) => /^\p{L}{4,}$/u.test(word))];
  const measured = !unit
    ? []
    : unit === 'ratti' || unit === 'carat'
      ? ofWeight(unit, Number(value))
      : measureTerms(unit.toLowerCase(), Number(value));
  return [...own.map((word) => `size:${word}`), ...measured];
}

/** Returns the terms by which meanings find a product: its facts, its sizes and its days. */
export function termsOf(product: {
  category: string;
  facts: ProductFacts;
  sizes: readonly string[];
  bestDays: readonly string[];
}): string[] {
  const { category, facts, sizes, bestDays } = product;
  const { values } = facts;
  const { mukhi, certificate } = factValuesOf(category, facts);
  const stone = typeof values.stone === 'string' ? values.stone : '';
  const graha = values.graha ?? grahaOfStone[stone];
  const [least, most = least] = [values.bead_size ?? []].flat().filter((one) => typeof one === 'number');
  const carats = [values.carat ?? []].flat().filter((one) => typeof one === 'number');
  return [
    `kind:${kindOf(category, facts.kind)}`,
    `category:${joined(category)}`,
    ...plainFacts.flatMap((name) => (typeof values[name] === 'string' ? [`${name}:${values[name]}`] : [])),
    ...(typeof graha === 'string' ? [`graha:${graha}`] : []),
    ...metalsOf(values.metal).map((name) => `metal:${name}`),
    ...mukhi.map((count) => `mukhi:${count}`),
    ...(mukhi.length === 1 ? [`mukhi=${mukhi[0]}`] : []),
    ...certificate.map((name) => `certificate:${name}`),
    ...bestDays.map((day) => `day:${day.toLowerCase()}`),
    ...carats.flatMap((carat) => ofWeight('carat', carat)),
    ...(typeof values.beads === 'number' ? [`beads=${values.beads}`] : []),
    ...(least === undefined ? [] : [least, most as number].flatMap((mm) => measureTerms('mm', mm))),
    ...sizes.flatMap(termsOfSize),
  ];
}

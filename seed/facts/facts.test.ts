import { describe, expect, it } from 'vitest';
import { firstFactProblem } from '#contract/catalog/products/facts/check.ts';
import { type FactName, factFields } from '#contract/catalog/products/facts/fields.ts';
import { kindOf, missingFacts } from '#contract/catalog/products/facts/kinds.ts';
import { readFact, typedFact } from '#contract/catalog/products/facts/typed.ts';
import type { FactValue } from '#contract/catalog/products/facts/types.ts';
import { caratOf, gramsPerCarat, gramsPerRatti, rattiOf } from '#contract/catalog/products/facts/weights.ts';
import { catalogue } from '../catalog/index.ts';
import type { SeedProduct } from '../types.ts';
import { factSheet, factsOf } from './index.ts';

const variantsOf = (product: SeedProduct) => ('variants' in product ? product.variants : []);
const range = (value: FactValue | undefined): [number, number] | null =>
  typeof value === 'number'
    ? [value, value]
    : Array.isArray(value)
      ? [value[0] as number, value[1] as number]
      : null;

/**
 * Carats by measurements (mm), as appraisers estimate them: length x width x depth x specific gravity x a factor of the
 * shape (GIA, weight estimation formulas; half an ellipsoid for cabochons, an ellipsoid for pearls).
 */
const gravity: Record<string, number> = {
  ...{ corundum: 4, beryl: 2.72, coral: 2.65, pearl: 2.72, garnet: 3.7, chrysoberyl: 3.73, diamond: 3.52 },
  ...{ quartz: 2.65, topaz: 3.53, olivine: 3.34, turquoise: 2.76, chalcedony: 2.6 },
};
const factors: Record<string, number> = {
  ...{ round: 0.0018, oval: 0.002, cushion: 0.00245, octagon: 0.0025, pear: 0.00175, marquise: 0.0017 },
  ...{ trillion: 0.0019 },
};

function estimate(values: Record<string, FactValue>, end: 0 | 1): number {
  const at = (name: string) => range(values[name])?.[end];
  const width = at('width') ?? at('diameter') ?? Number.NaN;
  const length = at('length') ?? width;
  const pearl = values.species === 'pearl';
  const depth = pearl ? width : (at('height') ?? Number.NaN);
  // An ellipsoid, half an ellipsoid, or the factor of the cut.
  const round = values.cut === 'cabochon' ? Math.PI / 1200 : factors[String(values.shape)];
  const factor = pearl ? Math.PI / 1200 : (round ?? Number.NaN);
  return length * width * depth * factor * (gravity[String(values.species)] ?? Number.NaN);
}

describe('facts of the demo', () => {
  it('exist for every product, and for no other', () => {
    const slugs = catalogue.map(({ slug }) => slug).sort();
    expect(Object.keys(factSheet).sort()).toEqual(slugs);
  });

  it('a one of a kind is in stock at most once, and a text that says so has the fact', () => {
    for (const product of catalogue) {
      const { one_piece: single } = factsOf(product.slug).values;
      const pieces =
        'stock' in product ? product.stock.map((row) => row.quantity) : product.variants.map((v) => v.stock);
      if (single)
        expect(
          pieces.reduce((sum, n) => sum + n, 0),
          product.slug,
        ).toBeLessThanOrEqual(1);
      if (/\bone of these\b|\bone only\b|single piece\.$/i.test(`${product.description} ${product.miniDesc}`))
        expect(single, product.slug).toBe(true);
    }
  });
});

describe.each(catalogue.map((product) => [product.slug, product] as const))(
  'facts of %s',
  (slug, product) => {
    const { kind: own, values } = factsOf(slug);
    const kind = kindOf(product.category, own);

    it('are valid, and complete for its kind', () => {
      expect(firstFactProblem(kind, values)).toBeNull();
      // The weight of a variant is that of its SKU.
      const byVariant = variantsOf(product).every(({ gram }) => gram) && 'variants' in product;
      const known = byVariant ? { ...values, carat: 1, gram: 1 } : values;
      // A stone without a report says so.
      expect(missingFacts(kind, known).filter((name) => name !== 'laboratory')).toEqual([]);
    });

    it('name the country in which a loose stone, a bead or a raw mineral was mined or grown as that of origin', () => {
      if (['gem', 'rudraksha', 'mineral'].includes(kind) && values.source && !values.process)
        expect(values.country).toBe(values.source);
    });

    it('come back from a file or a form as they were written', () => {
      for (const [name, value] of Object.entries(values))
        expect(readFact(factFields[name as FactName], typedFact(value), []), name).toEqual({ value });
    });

    it('agree with the names of its variants', () => {
      for (const { variantName, gram } of variantsOf(product)) {
        const [, amount, unit] = /^([\d.]+) (ratti|carat|g)\b/.exec(variantName) ?? [];
        if (unit === 'ratti') expect(rattiOf(gram ?? 0, 'pakki'), variantName).toBe(Number(amount));
        const grams = { ratti: gramsPerRatti.pakki, carat: gramsPerCarat, g: 1 }[unit as 'g'];
        if (grams) expect(Math.abs((gram ?? 0) - Number(amount) * grams), variantName).toBeLessThan(0.0051);
        const [, inches] = /^([\d.]+) inch/.exec(variantName) ?? [];
        const [least, most] = range(values.length ?? values.height) ?? [];
        if (inches && least && most && kind !== 'bracelet') {
          expect(Number(inches) * 25.4, variantName).toBeGreaterThanOrEqual(least - 0.1);
          expect(Number(inches) * 25.4, variantName).toBeLessThanOrEqual(most + 0.1);
        }
      }
    });

    it('agree with its texts: treatment, mukhi, beads and metal', () => {
      const text = `${product.name}. ${product.miniDesc} ${product.description}`;
      if (values.treatment === 'none')
        expect(text).not.toMatch(/(?<!un|not )\bheated(?!,? in sugar)\b(?!.*no sign of heating)/i);
      const [, beads] = /\b(108|54) bead/.exec(text) ?? [];
      if (beads && values.beads && kind === 'mala') expect(values.beads).toBe(Number(beads));
      const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
      const [, faces] = /\b(one|two|three|four|five|six|seven)-faced/i.exec(product.miniDesc) ?? [];
      if (faces && typeof values.mukhi === 'number')
        expect(values.mukhi).toBe(words.indexOf(faces.toLowerCase()));
      if (values.metal === 'silver_925') expect(text).toMatch(/silver/i);
    });

    it('weigh what such a stone measures', () => {
      if (kind !== 'gem') return;
      const grams = variantsOf(product).map(({ gram }) => gram ?? 0);
      const carats = values.carat ? [values.carat as number] : grams.map(caratOf);
      const ends = [Math.min(...carats), Math.max(...carats)] as const;
      for (const end of [0, 1] as const) {
        const ratio = estimate(values as Record<string, FactValue>, end) / ends[end];
        expect(
          ratio,
          `${estimate(values as Record<string, FactValue>, end)} of ${ends[end]} ct`,
        ).toBeGreaterThan(0.7);
        expect(ratio).toBeLessThan(1.4);
      }
    });
  },
);

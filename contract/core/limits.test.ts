import { describe, expect, it } from 'vitest';
import { sizesOf } from '../catalog/products/rules.ts';
import { expertises } from '../consultations/astrologers/expertises.ts';
import { kycDocuments, kycFileBytes } from '../consultations/astrologers/kyc-rules.ts';
import { isPhone, passwordLength } from '../people/accounts/person-rules.ts';
import {
  categories,
  gstShownPercent,
  isLowInCart,
  priceRanges,
  sizeTypes,
  sortOrders,
  stockState,
} from './rules.ts';

describe('the specification says', () => {
  it('passwords have 8 characters or more, phones ten digits', () => {
    expect(passwordLength.min).toBe(8);
    expect(['9840012345', '984001234', '98400123456', '98400 1234', '+919840012'].map(isPhone)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('price ranges end at 1000, 2000 and 3000 rupees, without gap or overlap', () => {
    const rangesOf = (rupees: number) =>
      Object.entries(priceRanges)
        .filter(([, { min, max }]) => rupees >= min && (max === null || rupees <= max))
        .map(([name]) => name);
    for (const [rupees, range] of [
      [999.99, 'below-1000'],
      [1000, '1000-2000'],
      [2000, '1000-2000'],
      [2000.01, '2000-3000'],
      [3000, '2000-3000'],
      [3000.01, 'above-3000'],
    ] as const)
      expect(rangesOf(rupees), String(rupees)).toEqual([range]);
  });

  it('sorts by price and name, up and down', () => {
    expect([...sortOrders]).toEqual(['price-asc', 'price-desc', 'name-asc', 'name-desc', 'country-asc']);
  });

  it('stock under 5 is few, under 10 limited, and the cart hurries under 10', () => {
    expect([0, 1, 4, 5, 9, 10].map(stockState)).toEqual([
      'out',
      'few',
      'few',
      'limited',
      'limited',
      'plenty',
    ]);
    expect([0, 1, 9, 10].map(isLowInCart)).toEqual([false, true, true, false]);
  });

  it('rings have sizes 3 to 13 in half steps, rudraksha 1 to 14 Mukhi, gemstones ten names', () => {
    expect([...sizeTypes].toSorted()).toEqual(['Gemstone', 'Mukhi', 'Quantity', 'Ring']);
    expect(sizesOf.Ring).toHaveLength(21);
    expect([sizesOf.Ring[0], sizesOf.Ring[1], sizesOf.Ring[20]]).toEqual(['3', '3.5', '13']);
    expect(sizesOf.Mukhi).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1} Mukhi`));
    expect(sizesOf.Gemstone).toEqual([
      'Amethyst',
      'Rose Quartz',
      'Citrine',
      'Emerald',
      'Ruby',
      'Sapphire',
      'Garnet',
      'Turquoise',
      'Topaz',
      'Peridot',
    ]);
  });

  it('there are 21 categories, Stone among them', () => {
    expect(new Set(categories).size).toBe(21);
    expect(categories).toContain('Stone');
  });

  it('GST is shown as 18 percent', () => {
    expect(gstShownPercent).toBe(18);
  });

  it('astrologers choose among nine expertises and send four documents of 5,242,880 bytes at most', () => {
    expect(expertises.join(', ')).toBe(
      'Vedic, Tarot, Numerology, Palmistry, Horary, KP, Western, Lal Kitab, Other',
    );
    expect([...kycDocuments]).toEqual(['aadhaar', 'pan', 'education', 'bank']);
    expect(kycFileBytes).toBe(5_242_880);
  });
});

import { describe, expect, it } from 'vitest';
import { loadTexts } from '#web/texts/load.ts';
import { reasonOf } from './reason.ts';

const { 'accounts/auth': english } = await loadTexts('en', ['accounts/auth']);
const { 'accounts/auth': hindi } = await loadTexts('hi', ['accounts/auth']);

describe('why the login is asked', () => {
  it('is said for the page that waits behind it', () => {
    expect(reasonOf('/single-product/ruby?x=1')).toBe('buy');
    expect(reasonOf('/cart')).toBe('buy');
    expect(reasonOf('/wishlist')).toBe('wishlist');
    expect(reasonOf('/kundli-result?order_id=1')).toBe('kundli');
    expect(reasonOf('/matching-kundli-result')).toBe('matching');
    expect(reasonOf('/panchang-form')).toBe('panchang');
    expect(reasonOf('/astro-list')).toBe('chat');
    expect(reasonOf('/product/ruby/reviews')).toBe('orders');
    expect(reasonOf('/my-reports/PRE_1')).toBe('reports');
    expect(reasonOf('/products')).toBe('general');
    expect(reasonOf(null)).toBe('general');
  });

  it('is one sentence in both languages', () => {
    for (const [texts, end] of [
      [english, '.'],
      [hindi, '।'],
    ] as const)
      for (const words of Object.values(texts.reasons)) {
        expect(words.endsWith(end), words).toBe(true);
        expect(words.split(end).length, words).toBe(2);
      }
  });
});

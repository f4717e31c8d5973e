import { describe, expect, it } from 'vitest';
import { fill, formatDate, formatDateTime, formatNumber, formatRupees, plural } from './format.ts';

describe('numbers and money', () => {
  it('groups as India does, with Latin digits in both languages', () => {
    expect(formatRupees(118500, 'en')).toBe('₹1,18,500');
    expect(formatRupees(118500, 'hi')).toBe('₹1,18,500');
    expect(formatNumber(10000000, 'hi')).toBe('1,00,00,000');
  });

  it('shows paise where there are some or where they are asked for', () => {
    expect(formatRupees(99.5, 'en')).toBe('₹99.50');
    expect(formatRupees(100, 'en', { paise: true })).toBe('₹100.00');
  });
});

describe('dates', () => {
  it("are those of the shop's day", () => {
    // 20:00 UTC is already the next day in India.
    expect(formatDate('2026-11-20T20:00:00Z', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-20T20:00:00Z', 'hi')).toBe('21 नवंबर 2026');
    expect(formatDateTime('2026-11-20T20:00:00Z', 'en')).toMatch(/21 Nov 2026, 1:30\sam/);
    // Hindi has whole months: "29 नव" reads "29 new".
    expect(formatDateTime('2026-07-20T20:00:00Z', 'hi')).toBe('21 जुलाई 2026 को रात 1:30 बजे');
    expect(formatDateTime('2026-01-20T20:00:00Z', 'hi')).toBe('21 जनवरी 2026 को रात 1:30 बजे');
  });
});

describe('texts', () => {
  it('fill their placeholders and choose their plural form', () => {
    expect(fill('{a} and {b}', { a: 1, b: 'two' })).toBe('1 and two');
    const forms = { one: '{n} item', other: '{n} items' };
    expect(plural(forms, 1, 'en')).toBe('1 item');
    expect(plural(forms, 0, 'en')).toBe('0 items');
    expect(plural(forms, 1200, 'en')).toBe('1,200 items');
    expect(plural({ one: '{n} वस्तु', other: '{n} वस्तुएँ' }, 0, 'hi')).toBe('0 वस्तु');
  });
});

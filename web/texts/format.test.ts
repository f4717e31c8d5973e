import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fill,
  formatDate,
  formatDateTime,
  formatList,
  formatNumber,
  formatRupees,
  plural,
} from './format.ts';

afterEach(() => void vi.unstubAllGlobals());

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
    expect(formatDateTime('2026-07-20T20:00:00Z', 'hi')).toBe('21 जुलाई 2026 को तड़के 1:30 बजे');
    expect(formatDateTime('2026-01-20T20:00:00Z', 'hi')).toBe('21 जनवरी 2026 को तड़के 1:30 बजे');
  });

  it('are the same words in every browser, whatever its own are', () => {
    vi.stubGlobal('Intl', {});
    const at = '2026-09-06T10:35:09Z';
    const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    expect(formatDate(at, 'en', whole)).toBe('Sunday, 6 September 2026');
    expect(formatDate(at, 'hi', whole)).toBe('रविवार, 6 सितंबर 2026');
    expect(formatDate(at, 'en', { weekday: 'short', day: 'numeric', month: 'short' })).toBe('Sun, 6 Sept');
    expect(formatDate(at, 'hi', { weekday: 'short' })).toBe('रवि');
    expect(formatDate(at, 'en', { hour: 'numeric', minute: '2-digit', second: '2-digit' })).toBe(
      '4:05:09 pm',
    );
    expect(formatDateTime(at, 'en')).toBe('6 Sept 2026, 4:05 pm');
    expect(formatDateTime(at, 'hi')).toBe('6 सितंबर 2026 को शाम 4:05 बजे');
    expect(formatDateTime('2026-09-06T18:35:00Z', 'en')).toBe('7 Sept 2026, 12:05 am');
    expect(formatList(['Monday', 'Tuesday', 'Friday'], 'en')).toBe('Monday, Tuesday and Friday');
    expect(formatList(['सोमवार', 'मंगलवार'], 'hi')).toBe('सोमवार और मंगलवार');
    expect(formatList([], 'en')).toBe('');
  });
});

describe('texts', () => {
  it('fill their placeholders and choose their plural form', () => {
    expect(fill('{a} and {b}', { a: 1, b: 'two' })).toBe('1 and two');
    const forms = '{n, plural, one {# item} other {# items}}';
    expect(plural(forms, 1, 'en')).toBe('1 item');
    expect(plural(forms, 0, 'en')).toBe('0 items');
    expect(plural(forms, 1200, 'en')).toBe('1,200 items');
    expect(plural('{n, plural, one {# वस्तु} other {# वस्तुएँ}}', 0, 'hi')).toBe('0 वस्तु');
  });
});

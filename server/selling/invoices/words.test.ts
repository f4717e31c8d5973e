import { expect, test } from 'vitest';
import { asPaise } from '../../platform/core/money.ts';
import { amountInWords } from './amount-words.ts';
import { financialYear } from './store.ts';

test.each([
  [0, 'Rupees zero only', 'शून्य रुपये मात्र'],
  [50, 'Rupees zero and fifty paise only', 'शून्य रुपये पचास पैसे मात्र'],
  [100_00, 'Rupees one hundred only', 'एक सौ रुपये मात्र'],
  [599_00, 'Rupees five hundred ninety-nine only', 'पाँच सौ निन्यानवे रुपये मात्र'],
  [
    12_34_567_50,
    'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and fifty paise only',
    'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये पचास पैसे मात्र',
  ],
  [1_00_00_001_05, 'Rupees one crore one and five paise only', 'एक करोड़ एक रुपये पाँच पैसे मात्र'],
  [
    123_00_19_000_00,
    'Rupees one hundred twenty-three crore nineteen thousand only',
    'एक सौ तेईस करोड़ उन्नीस हज़ार रुपये मात्र',
  ],
] as const)('%i paise in words', (amount, en, hi) => {
  expect(amountInWords(asPaise(amount))).toEqual({ en, hi });
});

test('Hindi has a separate word for each number below a hundred', () => {
  const words = Array.from({ length: 100 }, (_, n) => amountInWords(asPaise(n * 100)).hi);
  expect(new Set(words).size).toBe(100);
});

test('a financial year begins at midnight of 1 April in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe(2026);
  expect(financialYear(new Date('2027-03-31T18:30:00.000Z'))).toBe(2027);
  expect(financialYear(new Date('2027-01-01T00:00:00Z'))).toBe(2026);
});

import { expect, test } from 'vitest';
import { loadTexts } from '#web/texts/load.ts';
import { arrivalText } from './delivery-dates.ts';

const { 'checkout/delivery': en } = await loadTexts('en', ['checkout/delivery']);
const { 'checkout/delivery': hi } = await loadTexts('hi', ['checkout/delivery']);

test.each([
  ['2026-11-26', '2026-11-28', 'Arrives Thu 26 to Sat 28 Nov', 'गुरु 26 से शनि 28 नवंबर के बीच पहुँचेगा'],
  ['2026-11-30', '2026-12-02', 'Arrives Mon 30 Nov to Wed 2 Dec', 'सोम 30 नवंबर से बुध 2 दिसंबर के बीच पहुँचेगा'],
  ['2026-11-26', '2026-11-26', 'Arrives Thu 26 Nov', 'गुरु 26 नवंबर को पहुँचेगा'],
])('%s to %s reads as people say it, in both languages', (from, to, english, hindi) => {
  expect(arrivalText({ from, to }, 'en', en)).toBe(english);
  expect(arrivalText({ from, to }, 'hi', hi)).toBe(hindi);
});

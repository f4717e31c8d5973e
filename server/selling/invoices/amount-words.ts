import { byLang, type Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Paise } from '../../platform/core/money.ts';

const words = readWords('pdf/amounts');

/** Spells a whole number in Indian numbering. Above 99 crore the number of crore is spelled recursively. */
function counted(n: number, lang: Lang): string {
  const { numbers, units } = words[lang];
  const parts: string[] = [];
  const say = (amount: number, unit: string) => {
    if (amount > 0) parts.push(`${counted(amount, lang)} ${unit}`);
  };
  say(Math.floor(n / 10_000_000), units.crore);
  say(Math.floor(n / 100_000) % 100, units.lakh);
  say(Math.floor(n / 1000) % 100, units.thousand);
  say(Math.floor(n / 100) % 10, units.hundred);
  const last = n % 100;
  if (last > 0 || parts.length === 0) parts.push(numbers[last] ?? '');
  return parts.join(' ');
}

/**
 * Spells an amount: "Rupees one lakh five thousand and fifty paise only", "एक लाख पाँच हज़ार रुपये पचास पैसे
 * मात्र".
 */
export const amountInWords = (amount: Paise): Record<Lang, string> =>
  byLang((lang) => {
    const { rupees, rupeesAndPaise } = words[lang];
    const values = { rupees: counted(Math.floor(amount / 100), lang), paise: counted(amount % 100, lang) };
    return fillText(amount % 100 ? rupeesAndPaise : rupees, values);
  });

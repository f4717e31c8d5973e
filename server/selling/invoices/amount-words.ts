import type { Paise } from '../../platform/core/money.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

// Hindi has a separate word for every number below a hundred.
const hindi = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ ' +
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

function belowHundred(n: number): string {
  if (n < 20) return ones[n] ?? '';
  const rest = n % 10;
  return `${tens[Math.floor(n / 10)]}${rest ? `-${ones[rest]}` : ''}`;
}

type Numerals = {
  small: (n: number) => string;
  crore: string;
  lakh: string;
  thousand: string;
  hundred: string;
};

const english: Numerals = {
  small: belowHundred,
  crore: 'crore',
  lakh: 'lakh',
  thousand: 'thousand',
  hundred: 'hundred',
};
const inHindi: Numerals = {
  small: (n) => hindi[n] ?? '',
  crore: 'करोड़',
  lakh: 'लाख',
  thousand: 'हज़ार',
  hundred: 'सौ',
};

/** Spells a whole number in Indian numbering. Above 99 crore the number of crore is spelled recursively. */
function counted(n: number, numerals: Numerals): string {
  const parts: string[] = [];
  const say = (amount: number, name: string) => {
    if (amount > 0) parts.push(`${counted(amount, numerals)} ${name}`);
  };
  say(Math.floor(n / 10_000_000), numerals.crore);
  say(Math.floor(n / 100_000) % 100, numerals.lakh);
  say(Math.floor(n / 1000) % 100, numerals.thousand);
  say(Math.floor(n / 100) % 10, numerals.hundred);
  const last = n % 100;
  if (last > 0 || parts.length === 0) parts.push(numerals.small(last));
  return parts.join(' ');
}

/**
 * Spells an amount: "Rupees one lakh five thousand and fifty paise only", "एक लाख पाँच हज़ार रुपये पचास पैसे
 * मात्र".
 */
export function amountInWords(amount: Paise): { en: string; hi: string } {
  const rupees = Math.floor(amount / 100);
  const paise = amount % 100;
  const and = paise ? ` and ${counted(paise, english)} paise` : '';
  const aur = paise ? ` ${counted(paise, inHindi)} पैसे` : '';
  return {
    en: `Rupees ${counted(rupees, english)}${and} only`,
    hi: `${counted(rupees, inHindi)} रुपये${aur} मात्र`,
  };
}

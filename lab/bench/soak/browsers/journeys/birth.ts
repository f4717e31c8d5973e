import en from '../../../../../languages/en/astrology/reports/main.json' with { type: 'json' };
import hi from '../../../../../languages/hi/astrology/reports/main.json' with { type: 'json' };
import type { Way } from '../journey.ts';

/** The names of months and places as a list shows them. */
const words = {
  en: { month: 'August', place: 'Jaipur', state: /Rajasthan/ },
  hi: { month: 'अगस्त', place: 'जयपुर', state: /राजस्थान/ },
};

/** Enters a birth: 14 August 1994, 6:40 in the morning, in Jaipur. */
export async function enterBirth({ page, lang }: Way): Promise<void> {
  const { form, place } = { en, hi }[lang];
  const { month, place: city, state } = words[lang];
  await page.choose(form.day, '14');
  await page.choose(form.month, month);
  await page.choose(form.year, '1994');
  await page.choose(form.hour, '6');
  await page.choose(form.minute, '40');
  await page.choose(form.half, form.am);
  await page.type(place.label, city, 'combobox');
  await page.press({ role: 'option', name: state });
  await page.find(
    { role: 'combobox', name: place.label },
    ({ value }) => value !== city && state.test(value),
  );
}

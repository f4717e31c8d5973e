import stoneEn from '../../../../../languages/en/astrology/remedies/finder.json' with { type: 'json' };
import stoneHi from '../../../../../languages/hi/astrology/remedies/finder.json' with { type: 'json' };
import { enter, type Journey, must } from '../journey.ts';
import { enterBirth } from './birth.ts';

/** Finds the stone of a birth as a guest: the answer comes into view, and nothing of the birth is kept. */
export const findMyStone: Journey = {
  name: 'find my stone',
  walk: async (way) => {
    const { page, lang } = way;
    const t = { en: stoneEn, hi: stoneHi }[lang];
    await enter(way, null, '/');
    await page.press({ role: 'link', name: t.title });
    await page.at(/\/find-my-stone/);
    await enterBirth(way);
    await page.picture('birth');
    await page.press({ role: 'button', name: t.ask });
    const answer = { role: 'region', name: t.answer };
    await page.find({ role: 'heading', within: answer }, ({ inView }) => inView);
    await page.picture('answer');
    const { text } = await page.find(answer);
    must(/34/.test(text), 'the answer names its verse');
    const kept = await page.run(
      () => location.search + JSON.stringify({ ...localStorage, ...sessionStorage }),
      null,
    );
    must(!kept.includes('26.9'), 'nothing of the birth is kept');
  },
};

import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { noonOf } from '#contract/core/india-time.ts';
import type { Template } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';
import { dayAndMonth, greeting } from '../../../base/email/words.ts';

const hindiSigns = ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'];
const englishSigns = signs.map((sign) => sign[0]?.toUpperCase() + sign.slice(1));

const texts = {
  en: {
    subject: (sign: string, date: string) => `${sign}: your day, ${date}`,
    seek: 'Seek',
    challenge: 'Challenge',
    insight: 'Insight',
    button: 'Read it on our site',
  },
  hi: {
    subject: (sign: string, date: string) => `${sign}: आपका दिन, ${date}`,
    seek: 'आज का लक्ष्य',
    challenge: 'चुनौती',
    insight: 'आज की सीख',
    button: 'हमारी साइट पर पढ़ें',
  },
};

/** Writes the e-mail with the day's prediction for the sign a person chose. */
export const dailyPrediction: Template<'daily-prediction'> = (mail, { language, site }) => {
  const say = texts[language];
  const sign = (language === 'hi' ? hindiSigns : englishSigns)[mail.sign] ?? '';
  return {
    subject: say.subject(sign, dayAndMonth(noonOf(mail.day), language)),
    drawing: `sign-${mail.sign}`,
    parts: [
      { kind: 'text', text: greeting(mail.name, language) },
      ...mail.text.prediction.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      ...(['seek', 'challenge', 'insight'] as const).flatMap((part) => [
        { kind: 'title' as const, text: say[part] },
        { kind: 'text' as const, text: mail.text[part] },
      ]),
      { kind: 'button', label: say.button, url: site.publicUrl + mail.path },
    ],
    leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
  };
};

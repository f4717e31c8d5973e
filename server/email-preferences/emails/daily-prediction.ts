import { signs } from '#contract/horoscope/zodiac.ts';
import type { Template } from '../../email/template.ts';
import { unsubscribeFoot } from '../../email/unsubscribe-links.ts';

const hindiSigns = ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'];
const englishSigns = signs.map((sign) => sign[0]?.toUpperCase() + sign.slice(1));

const texts = {
  en: {
    subject: (sign: string, date: string) => `${sign}: your day, ${date}`,
    greeting: (name: string) => `Namaste ${name},`,
    seek: 'Seek',
    challenge: 'Challenge',
    insight: 'Insight',
    button: 'See it on the page',
  },
  hi: {
    subject: (sign: string, date: string) => `${sign}: आपका दिन, ${date}`,
    greeting: (name: string) => `नमस्ते ${name},`,
    seek: 'क्या खोजें',
    challenge: 'चुनौती',
    insight: 'सीख',
    button: 'पेज पर देखें',
  },
};

/** Writes the e-mail with the day's prediction for the sign a person chose. */
export const dailyPrediction: Template<'daily-prediction'> = (mail, { language, site }) => {
  const say = texts[language];
  const sign = (language === 'hi' ? hindiSigns : englishSigns)[mail.sign] ?? '';
  const date = new Date(`${mail.day}T12:00:00Z`).toLocaleDateString(
    language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN',
    { day: 'numeric', month: 'long', timeZone: 'UTC' },
  );
  return {
    subject: say.subject(sign, date),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
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

import type { PredictionText } from '#contract/astrology/horoscope/endpoints.ts';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { noonOf } from '#contract/core/india-time.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';
import { dayAndMonth } from '../../../base/email/words.ts';

const horoscope = readWords('horoscope');
const words = readWords('email-preferences/emails');

/** Optional. `text` in the reader's language, `sign` 0 to 11, `unsubscribe` the token of the unsubscribe link. */
type Facts = {
  name: string;
  day: string;
  sign: number;
  text: PredictionText;
  path: string;
  unsubscribe: string;
};

const sampleText = {
  en: {
    prediction:
      'The Moon moves through your tenth house, and what you have prepared in silence is seen today.\n\nSpeak first about the work and then about its price.',
    seek: 'A clear answer.',
    challenge: 'Hurrying others along.',
    insight: 'Roots grow in the dark, and that is fine.',
  },
  hi: {
    prediction:
      'चंद्रमा आपके दसवें भाव में है, और जो तैयारी आपने चुपचाप की, वह आज दिखेगी।\n\nपहले काम की बात करें, फिर उसके मूल्य की।',
    seek: 'एक साफ़ उत्तर।',
    challenge: 'दूसरों को जल्दी में डालना।',
    insight: 'जड़ें अँधेरे में बढ़ती हैं, और यही ठीक है।',
  },
};

/** Writes the e-mail with the day's prediction for the sign a person chose. */
export const dailyPrediction = defineEmail<Facts>({
  kind: 'daily-prediction',
  write: (mail, { language, site }) => {
    const say = words[language].dailyPrediction;
    const sign = horoscope[language].signs[signs[mail.sign] ?? signs[0]].name;
    return {
      subject: fillText(say.subject, { sign, date: dayAndMonth(noonOf(mail.day), language) }),
      drawing: `sign-${mail.sign}`,
      parts: [
        ...letter(mail.name, language, []),
        ...mail.text.prediction.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
        ...(['seek', 'challenge', 'insight'] as const).flatMap((part) => [
          { kind: 'title' as const, text: say[part] },
          { kind: 'text' as const, text: mail.text[part] },
        ]),
        { kind: 'button', label: say.button, url: site.publicUrl + mail.path },
      ],
      leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
    };
  },
  samples: ({ language }) => [
    {
      name: 'Savitri Sharma',
      day: '2026-11-21',
      sign: 4,
      text: sampleText[language],
      path: '/daily-prediction/leo',
      unsubscribe: 'daily.sample',
    },
  ],
});

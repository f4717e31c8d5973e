import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { grahas } from '#contract/catalog/products/facts/places.ts';
import type { Muhurat as MuhuratOnWire } from '#contract/selling/energisation/endpoints.ts';
import {
  byId,
  NAKSHATRAS,
  type Name,
  PAKSHAS,
  type SevenGraha,
  TITHIS,
  WEEKDAY_LORDS,
  WEEKDAYS,
} from '#jyotish';
import type { Muhurat, MuhuratGraha, NakshatraClass } from './muhurat.ts';

type Words = { en: string; hi: string };

/** The place of an energisation, in both languages. */
export type MuhuratPlace = { name: string; nameHi: string };

const classes: Record<NakshatraClass, Words> = {
  dhruva: { en: 'fixed (dhruva)', hi: 'ध्रुव' },
  mridu: { en: 'gentle (mridu)', hi: 'मृदु' },
  kshipra: { en: 'swift (kshipra)', hi: 'क्षिप्र' },
  chara: { en: 'moving (chara)', hi: 'चर' },
};

const said = ({ en, hi }: Name): Words => ({ en: readerSpelling(en), hi: readerSpelling(hi) });

const keys: Record<SevenGraha, keyof typeof grahas> = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangal',
  Mercury: 'budh',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
};

/** A graha in Indian words: Guru, गुरु. */
function graha(id: SevenGraha): Words {
  const { en, hi } = grahas[keys[id]];
  return { en: en.replace(/ \(.*/, ''), hi };
}

function dayReason({ weekday, day }: Muhurat, of: MuhuratGraha): Words {
  const name = said(byId(WEEKDAYS, weekday));
  const lord = graha(WEEKDAY_LORDS[weekday] ?? 'Sun');
  if (day === 'other')
    return {
      en: `${name.en}: no day of its own graha is clear in these weeks, so its hora decides`,
      hi: `${name.hi}: इन हफ़्तों में उसके अपने ग्रह का कोई दिन निर्दोष नहीं, इसलिए होरा देखी गई`,
    };
  if (day === 'any') return name;
  const as = of === 'rahu' || of === 'ketu' ? of : null;
  if (!as) return { en: `${name.en}, the day of ${lord.en}`, hi: `${name.hi}, ${lord.hi} का दिन` };
  const node = as === 'rahu' ? { en: 'Rahu', hi: 'राहु' } : { en: 'Ketu', hi: 'केतु' };
  return {
    en: `${name.en}, the day of ${lord.en}, whom ${node.en} acts like`,
    hi: `${name.hi}, ${lord.hi} का दिन; ${node.hi} उन्हीं के समान माने जाते हैं`,
  };
}

/** Returns why a muhurat was chosen, in the order of the rule of `findMuhurats`. */
export function reasonsOf(muhurat: Muhurat, of: MuhuratGraha): Words[] {
  const { hora, tithi, nakshatra, nakshatraClass } = muhurat;
  const lord = hora && graha(hora);
  const half = said(byId(PAKSHAS, tithi > 15 ? 1 : 0));
  const lunarDay = said(byId(TITHIS, tithi));
  const star = said(byId(NAKSHATRAS, nakshatra));
  const kind = classes[nakshatraClass];
  return [
    dayReason(muhurat, of),
    lord
      ? { en: `The hora of ${lord.en}`, hi: `${lord.hi} की होरा` }
      : { en: 'Abhijit, the middle muhurat of the day', hi: 'अभिजित, दिन का मध्य मुहूर्त' },
    {
      en: `${half.en} ${lunarDay.en}, which is not a rikta tithi`,
      hi: `${half.hi} ${lunarDay.hi}, जो रिक्ता तिथि नहीं है`,
    },
    {
      en: `${star.en}, a ${kind.en} nakshatra, among those that Muhurta Chintamani 2.61 names for a consecration`,
      hi: `${star.hi}, ${kind.hi} नक्षत्र, जिसे मुहूर्त चिंतामणि 2.61 प्रतिष्ठा के लिए बताता है`,
    },
    {
      en: 'Clear of Rahu Kaal, Yamaganda Kaal, Gulika Kaal, Dur Muhurat, Varjyam and Vishti',
      hi: 'राहु काल, यमगंड, गुलिक काल, दुर्मुहूर्त, वर्ज्य और विष्टि से मुक्त',
    },
  ];
}

/** Converts a muhurat to its wire format, with its reasons and its place. */
export const presentMuhurat = (muhurat: Muhurat, of: MuhuratGraha, place: MuhuratPlace): MuhuratOnWire => ({
  start: new Date(muhurat.start).toISOString(),
  end: new Date(muhurat.end).toISOString(),
  place: { en: place.name, hi: place.nameHi },
  reasons: reasonsOf(muhurat, of),
});

/** The answer of the advice in a few words and in a sentence. */
import type { StoneVerdict } from '#contract/astrology/remedies/stone.ts';
import type { NearBorder, StoneAdvice } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { clockText, grahaName, monthText, signName, stoneName } from './names.ts';

type Short = Pick<StoneAdvice, 'verdict' | 'reason' | 'graha'>;

const none = { en: 'You need no stone', hi: 'आपको किसी रत्न की ज़रूरत नहीं' };
const wait = { en: 'Better to wait', hi: 'प्रतीक्षा करना अच्छा है' };

/** Returns the answer in a few words, for a heading. */
export function titleOf({ verdict, graha }: Short, la: Lang): string {
  if (verdict === 'none') return none[la];
  return verdict === 'stone' && graha ? stoneName(graha, la) : wait[la];
}

/** Returns the answer in a few words, within a sentence or a table. */
export function shortOf({ verdict, reason, graha }: Short, la: Lang): string {
  if (verdict === 'none' || !graha) return la === 'hi' ? 'रत्न की ज़रूरत नहीं' : 'no stone is needed';
  const stone = stoneName(graha, la);
  if (verdict === 'stone') return stone;
  if (reason === 'dasha') return la === 'hi' ? `${stone}, पर अभी नहीं` : `${stone}, but not yet`;
  return la === 'hi' ? `${stone}: पहले ज्योतिषी से पूछें` : `${stone}: ask an astrologer first`;
}

/** Returns the answer in a sentence. */
export function summaryOf(advice: StoneAdvice, { la, zone }: { la: Lang; zone: string }): string {
  const { verdict, reason, graha, from } = advice;
  const lagna = signName(advice.lagna, la);
  if (verdict === 'none' || !graha)
    return la === 'hi'
      ? `${lagna} लग्न की इस कुंडली में अभी कोई ग्रह रत्न नहीं माँगता। यह अच्छी बात है।`
      : `With ${lagna} rising, no graha of this chart asks for a stone now. That is good news.`;
  const name = grahaName(graha, la);
  if (verdict === 'stone')
    return la === 'hi'
      ? `${name} के लिए, जो ${lagna} लग्न का सहायक है पर निर्बल है।`
      : `For ${name}, which helps ${lagna} but is weak.`;
  const stone = stoneName(graha, la);
  if (reason === 'dasha' && from !== null) {
    const month = monthText(from, zone, la);
    return la === 'hi'
      ? `${name} सहायक है और निर्बल है, पर उसका समय ${month} में आता है। तब तक ${stone} न लें।`
      : `${name} helps and is weak, but its time comes in ${month}. There is no need to buy ${stone} before.`;
  }
  return la === 'hi'
    ? `${name} सहायक है और निर्बल है, पर उसके स्थान पर ग्रंथों में मतभेद है। ${stone} किसी ज्योतिषी से पूछकर ही पहनें।`
    : `${name} helps and is weak, but texts differ about its place. Wear ${stone} only if an astrologer agrees.`;
}

/** Returns what a birth a little earlier or later would change. */
export function doubtLine(border: NearBorder, { la, zone }: { la: Lang; zone: string }): string {
  const { earlier, minutes, at } = border;
  const clock = clockText(at, zone, la);
  const answer = shortOf(border, la);
  const sign = signName(border.lagna, la);
  if (la === 'hi') {
    const when = earlier ? `${minutes} मिनट पहले (${clock} से पहले)` : `${minutes} मिनट बाद (${clock} के बाद)`;
    const what = border.border === 'lagna' ? `लग्न ${sign} होता` : 'आज दूसरी दशा चल रही होती';
    return `जन्म ${when} हुआ हो, तो ${what} और उत्तर होता: ${answer}।`;
  }
  const when = `${minutes} min ${earlier ? `earlier, before ${clock}` : `later, after ${clock}`}`;
  const what = border.border === 'lagna' ? `${sign} would rise` : 'another dasha would be running today';
  return `If the birth was ${when}, ${what}, and the answer would be: ${answer}.`;
}

/** Returns for which births the answer holds. */
export function judgedLine(advice: StoneAdvice, { la, zone }: { la: Lang; zone: string }): string {
  const lagna = signName(advice.lagna, la);
  if (!advice.stay)
    return la === 'hi'
      ? `${lagna} लग्न। इतने उत्तर या दक्षिण में राशियाँ क्रम से उदय नहीं होतीं, इसलिए ग्रह जन्म के क्षण पर देखे गए।`
      : `${lagna} rises. So far north or south signs do not rise in order, so the grahas are judged at the birth itself.`;
  const [start, end, middle] = [advice.stay.start, advice.stay.end, advice.stay.middle].map((instant) =>
    clockText(instant, zone, la),
  );
  return la === 'hi'
    ? `${lagna} का उदय ${start} से ${end} तक रहा। ग्रहों का बल इसके मध्य, ${middle}, पर देखा गया है, ताकि एक-दो मिनट के अंतर से उत्तर न बदले।`
    : `${lagna} rose from ${start} to ${end}. The grahas are judged in the middle, at ${middle}, so that a minute or two does not change the answer.`;
}

/** Returns the heading and sentence for a birth without a time, with the parts of the day counted by answer. */
export function unknownTime(
  counts: Record<StoneVerdict, number>,
  la: Lang,
): { title: string; summary: string } {
  const { stone, none: needless, wait: waiting } = counts;
  const parts = stone + needless + waiting;
  if (la === 'hi')
    return {
      title: 'यह जन्म के समय पर निर्भर है',
      summary:
        parts === 0
          ? 'समय के बिना लग्न पता नहीं चलता, और न यह कि कौन-से ग्रह सहायक हैं।'
          : `समय के बिना लग्न पता नहीं चलता। उस दिन के ${parts} लग्नों में से ${stone} में रत्न, ${needless} में कोई रत्न नहीं और ${waiting} में प्रतीक्षा उत्तर है।`,
    };
  return {
    title: 'It depends on the hour of birth',
    summary:
      parts === 0
        ? 'Without the time the rising sign is not known, nor which grahas help.'
        : `Without the time the rising sign is not known. Of the ${parts} that rose that day, ${stone} lead to a stone, ${needless} to none and ${waiting} to waiting.`,
  };
}

/** The sentences of the advice on a stone, each with the text or practice it follows. */
import type { StoneLine } from '#contract/astrology/remedies/stone.ts';
import type { StoneAdvice, StoneFinding } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { grahaName, housesText, listed, monthText, signName, stoneName } from './names.ts';

/** The context that the sentences of one birth share. */
export type Told = { la: Lang; lagna: number; zone: string };

const percent = (ratio: number): number => Math.floor(ratio * 100 + 1e-9);

const practice = { en: 'Practice of astrologers', hi: 'ज्योतिषियों की परंपरा' };
const differ = { en: 'Texts and practice differ', hi: 'ग्रंथों और परंपरा में मतभेद' };
const ours = { en: 'Our rule', hi: 'हमारा नियम' };
const bphs = { en: 'Brihat Parashara Hora Shastra', hi: 'बृहत् पाराशर होराशास्त्र' };
const raman = {
  en: 'B. V. Raman, Graha and Bhava Balas',
  hi: 'रमन, Graha and Bhava Balas',
};
const surya = { en: 'Surya Siddhanta', hi: 'सूर्य सिद्धांत' };

const chapter = (book: Record<Lang, string>, verses: string, la: Lang): string => `${book[la]} ${verses}`;

/** Returns why a graha helps: its houses, and the verse of the lagna. */
export function helpLines({ graha, houses, nature, verse, verses }: StoneFinding, told: Told): StoneLine[] {
  const { la } = told;
  const [name, lagna, ruled] = [grahaName(graha, la), signName(told.lagna, la), housesText(houses, la)];
  const own = houses.includes(1);
  const lord =
    la === 'hi'
      ? `जन्म के समय ${lagna} लग्न है। ${name} इससे ${ruled} भाव का स्वामी है; ${own ? 'लग्न का स्वामी सदा शुभ है' : nature === 'yogakaraka' ? 'केंद्र और त्रिकोण दोनों का स्वामी योगकारक है' : 'त्रिकोण का स्वामी शुभ है'}।`
      : `${lagna} rises at this birth. ${name} rules the ${ruled} from it; ${own ? 'the lord of the lagna always helps' : nature === 'yogakaraka' ? 'a lord of a kendra and a trikona is a yogakaraka' : 'a lord of a trikona helps'}.`;
  const judged = {
    auspicious: {
      en: `The verse on this lagna names ${name} auspicious.`,
      hi: `इस लग्न का श्लोक ${name} को शुभ बताता है।`,
    },
    middling: {
      en: `The verse on this lagna calls ${name} middling, which does not speak against its stone.`,
      hi: `इस लग्न का श्लोक ${name} को मध्यम बताता है; यह इसके रत्न के विरुद्ध नहीं है।`,
    },
    malefic: {
      en: `The verse on this lagna calls ${name} a malefic.`,
      hi: `इस लग्न का श्लोक ${name} को पापी बताता है।`,
    },
    silent: {
      en: `The verse on this lagna does not judge ${name}.`,
      hi: `इस लग्न का श्लोक ${name} के विषय में मौन है।`,
    },
  }[verse];
  return [
    { text: lord, source: chapter(bphs, '34.2-7', la) },
    { text: judged[la], source: chapter(bphs, verses, la) },
  ];
}

/** Returns why a graha is weak. */
export function weakLines(finding: StoneFinding, { la }: Told): StoneLine[] {
  const { graha, ratio, combust, dignity, overcomeBy } = finding;
  const name = grahaName(graha, la);
  const n = percent(ratio);
  const sum =
    la === 'hi'
      ? `${name} का षड्बल आवश्यक बल का ${n}% है; ${ratio < 1 ? '100% से कम हो तो ग्रह निर्बल माना जाता है' : 'यह पर्याप्त है'}।`
      : `The strength of ${name} (shadbala) is ${n}% of what is required; ${ratio < 1 ? 'below 100% a graha is weak' : 'that is enough'}.`;
  const lines = [{ text: sum, source: chapter(bphs, '27', la) }];
  if (combust)
    lines.push({
      text:
        la === 'hi'
          ? `${name} अस्त है: सूर्य के इतने पास कि दिखता नहीं। षड्बल में यह नहीं गिना जाता, इसलिए अलग से निर्बल माना जाता है।`
          : `${name} is combust: too near Surya to be seen. Shadbala does not count that, so it makes a graha weak by itself.`,
      source: chapter(surya, '9.6-9', la),
    });
  if (dignity === 'debilitated')
    lines.push({
      text:
        la === 'hi'
          ? `${name} नीच राशि में है; षड्बल में यह गिना जा चुका है।`
          : `${name} is in the sign of its fall; shadbala already counts that.`,
      source: chapter(bphs, '3.49-50', la),
    });
  if (overcomeBy) {
    const rival = grahaName(overcomeBy, la);
    lines.push({
      text:
        la === 'hi'
          ? `ग्रह युद्ध में ${name} पर ${rival} विजयी है: दोनों एक अंश के भीतर हैं और ${rival} का भोगांश कम है। षड्बल में यह गिना जा चुका है।`
          : `${rival} overcomes ${name} in a war of grahas: both are within one degree, and ${rival} has the smaller longitude. Shadbala already counts that.`,
      source: raman[la],
    });
  }
  return lines;
}

/** Returns why the stone is for now: the running period, or the lagna. */
export function timeLine({ reason, graha, running }: StoneAdvice, { la, zone }: Told): StoneLine {
  const name = graha ? grahaName(graha, la) : '';
  if (reason === 'lagna' || !running)
    return {
      text:
        la === 'hi'
          ? `${name} लग्नेश है, और लग्नेश का रत्न जीवन में कभी भी पहना जा सकता है।`
          : `${name} is the lord of the lagna, whose stone may be worn at any time of life.`,
      source: practice[la],
    };
  const maha = grahaName(running.maha, la);
  const until = monthText(running.antarEnd, zone, la);
  return {
    text:
      la === 'hi'
        ? reason === 'maha'
          ? `${name} की महादशा चल रही है: यह उसी का समय है।`
          : `${maha} की महादशा में ${name} की अंतर्दशा ${until} तक चल रही है: यह उसी का समय है।`
        : reason === 'maha'
          ? `The mahadasha of ${name} is running: it is the time of this graha.`
          : `In the mahadasha of ${maha} the antardasha of ${name} is running until ${until}: it is the time of this graha.`,
    source: chapter(bphs, '46', la),
  };
}

const helpful = ({ findings }: StoneAdvice): StoneFinding[] =>
  findings.filter(({ nature }) => nature === 'helpful' || nature === 'yogakaraka');

const strengths = (found: readonly StoneFinding[], la: Lang): string =>
  listed(
    found.map(({ graha, ratio }) => `${grahaName(graha, la)} (${percent(ratio)}%)`),
    la,
  );

/** Returns why no stone is needed. */
export function noneLines(advice: StoneAdvice, { la, lagna }: Told): StoneLine[] {
  const sign = signName(lagna, la);
  const all = helpful(advice);
  const weak = all.filter((one) => one.weak);
  const first = {
    text:
      la === 'hi'
        ? `${sign} लग्न के सहायक ग्रह: ${strengths(all, la)}।`
        : `These grahas help ${sign}: ${strengths(all, la)}.`,
    source: chapter(bphs, advice.findings[0]?.verses ?? '34', la),
  };
  if (weak.length === 0)
    return [
      first,
      {
        text:
          la === 'hi'
            ? 'इनमें से हर एक का बल आवश्यक बल जितना या उससे अधिक है और कोई अस्त नहीं। जिसमें कमी नहीं, उसे रत्न की ज़रूरत नहीं।'
            : 'Each of them is as strong as required or stronger, and none is combust. What lacks nothing needs no stone.',
        source: chapter(bphs, '27', la),
      },
    ];
  return [
    first,
    {
      text:
        la === 'hi'
          ? `निर्बल है: ${strengths(weak, la)}। पर इस महादशा में उसका समय अब नहीं आता, न अगली महादशा उसकी है। रत्न उसी ग्रह का पहना जाता है जिसका समय हो।`
          : `Weak is ${strengths(weak, la)}, but it rules no coming period of this mahadasha, nor the next mahadasha. A stone is worn for a graha whose time it is.`,
      source: ours[la],
    },
  ];
}

/** Returns why to wait. */
export function waitLine(advice: StoneAdvice, finding: StoneFinding, { la, zone }: Told): StoneLine {
  const name = grahaName(finding.graha, la);
  const stone = stoneName(finding.graha, la);
  if (advice.reason === 'dasha' && advice.from !== null) {
    const month = monthText(advice.from, zone, la);
    return {
      text:
        la === 'hi'
          ? `${name} का समय ${month} में शुरू होता है। तब तक ${stone} के लिए प्रतीक्षा अच्छी है।`
          : `The time of ${name} begins in ${month}. Until then it is better to wait with ${stone}.`,
      source: ours[la],
    };
  }
  const house = housesText([finding.house], la);
  return {
    text:
      la === 'hi'
        ? `${name} ${house} भाव में है। कुछ ज्योतिषी यहाँ भी उसका रत्न देते हैं; दूसरे नहीं, क्योंकि रत्न उस भाव को भी बल देता है जिसमें ग्रह बैठा हो। इसलिए पहले किसी ज्योतिषी को पूरी कुंडली दिखाएँ।`
        : `${name} is in the ${house}. Some astrologers give its stone there too; others do not, because a stone also strengthens the house that its graha is in. So show the whole chart to an astrologer first.`,
    source: differ[la],
  };
}

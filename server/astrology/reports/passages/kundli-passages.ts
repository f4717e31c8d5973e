/** The passages of a kundli, for its placements, periods, yogas and doshas. */
import {
  type AyanamsaId,
  byId,
  GRAHA_NAMES,
  GRAHAS,
  type Graha,
  KARANAS,
  type Kundli,
  karanaId,
  NAKSHATRAS,
  PAKSHAS,
  TITHIS,
  WEEKDAYS,
  YOGAS as YOGA_NAMES,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { yogaName } from '../compute/words.ts';
import { dashaDrafts } from './dasha-passages.ts';
import { kaalSarpDrafts, mangalDrafts, saturnDraft, saturnPhaseAt } from './dosha-passages.ts';
import { type Draft, type Passage, type PassagePart, toPassage } from './passage.ts';
import { strengthDrafts } from './strength-passages.ts';
import { lordOfHouse, ordinal, signName, titles } from './words.ts';

const ascendants = readWords('passages/ascendants');
const moonTexts = readWords('passages/moon');
const birthDay = readWords('passages/birth-day');
const placements = readWords('passages/placements');
const houseLords = readWords('passages/house-lords');
const yogaTexts = readWords('passages/yogas');

/** The options of a kundli's passages. */
export interface KundliPassageOptions {
  lang: Lang;
  /** The instant of the running period and of Saturn's current phase, UTC ms. */
  at: number;
  /** The ayanamsa of the kundli. */
  ayanamsa: AyanamsaId;
  /** False if the time of birth is unknown: passages that depend on the ascendant are left out. Defaults to true. */
  timeKnown?: boolean;
}

/** Parts that are left out if the time of birth is unknown. */
const BY_TIME: readonly PassagePart[] = ['lagna', 'houseLords', 'navamsa'];

/** Returns all passages of a kundli in reading order. */
export function kundliPassages(kundli: Kundli, options: KundliPassageOptions): Passage[] {
  const { lang: la, at, ayanamsa, timeKnown = true } = options;
  const drafts = [
    lagnaDraft(kundli, la),
    ...moonDrafts(kundli, la),
    ...birthDayDrafts(kundli, la),
    ...placementDrafts(kundli, { houses: timeKnown, la }),
    ...conjunctionDrafts(kundli, la),
    ...strengthDrafts(kundli, { houses: timeKnown, la }),
    ...houseLordDrafts(kundli, la),
    ...navamsaDrafts(kundli, la),
    ...yogaDrafts(kundli, la),
    ...mangalDrafts(kundli.mangal, la),
    ...kaalSarpDrafts(kundli, la),
    saturnDraft(saturnPhaseAt(kundli, at, ayanamsa), la),
    ...dashaDrafts(kundli, { at, houses: timeKnown, la }),
  ];
  return drafts.filter(({ part }) => timeKnown || !BY_TIME.includes(part)).map(toPassage);
}

function lagnaDraft({ chart: { lagna } }: Kundli, la: Lang): Draft {
  const title = fillText(titles[la].ascendant, { sign: signName(lagna.sign, la) });
  return { id: `lagna.${lagna.sign}`, part: 'lagna', title, text: ascendants[la].lagna[lagna.sign] };
}

function moonDrafts({ chart: { grahas } }: Kundli, la: Lang): Draft[] {
  const { sign, nakshatra } = grahas.Moon;
  const star = byId(NAKSHATRAS, nakshatra.id)[la];
  const { signs, stars, padas } = moonTexts[la];
  return [
    { id: `moon.${sign}`, part: 'moon', title: grahaInSign('Moon', sign, la), text: signs[sign] },
    {
      id: `star.${nakshatra.id}`,
      part: 'moon',
      title: fillText(titles[la].star, { star }),
      text: stars[nakshatra.id],
    },
    {
      id: `pada.${nakshatra.pada}`,
      part: 'moon',
      title: fillText(titles[la].pada, { pada: nakshatra.pada, star }),
      text: padas[nakshatra.pada - 1],
    },
  ];
}

/**
 * Returns drafts for the five limbs of the birth: weekday by the Hindu day, tithi, yoga and karana from Sun and Moon.
 */
function birthDayDrafts({ chart: { grahas }, vedicVaara }: Kundli, la: Lang): Draft[] {
  const [sun, moon] = [grahas.Sun.longitude, grahas.Moon.longitude];
  const elongation = (moon - sun + 360) % 360;
  const tithi = byId(TITHIS, Math.floor(elongation / 12) + 1);
  const paksha = byId(PAKSHAS, tithi.id <= 15 ? 0 : 1);
  const yoga = byId(YOGA_NAMES, Math.floor((((sun + moon) % 360) * 27) / 360));
  const karana = byId(KARANAS, karanaId(Math.floor(elongation / 6)));
  const weekday = byId(WEEKDAYS, vedicVaara);
  const { weekdays, tithis, yogas, karanas } = birthDay[la];
  return [
    {
      id: `weekday.${weekday.id}`,
      part: 'birthDay',
      title: fillText(titles[la].weekday, { weekday: weekday[la] }),
      text: weekdays[weekday.id],
    },
    {
      id: `tithi.${tithi.id}`,
      part: 'birthDay',
      title: fillText(titles[la].birthTithi, { paksha: paksha[la], tithi: tithi[la] }),
      text: tithis[tithi.id - 1],
    },
    {
      id: `birth-yoga.${yoga.id}`,
      part: 'birthDay',
      title: fillText(titles[la].yoga, { yoga: yoga[la] }),
      text: yogas[yoga.id],
    },
    {
      id: `karana.${karana.id}`,
      part: 'birthDay',
      title: fillText(titles[la].karana, { karana: karana[la] }),
      text: karanas[karana.id],
    },
  ];
}

const grahaInSign = (graha: Graha, sign: number, la: Lang): string =>
  fillText(titles[la].grahaInSign, { graha: GRAHA_NAMES[graha][la], sign: signName(sign, la) });

/** Returns drafts for the sign and house of each graha. The Moon's sign has a passage of its own before. */
function placementDrafts(
  { chart: { grahas } }: Kundli,
  { houses, la }: { houses: boolean; la: Lang },
): Draft[] {
  return GRAHAS.flatMap((graha): Draft[] => {
    const { sign, house } = grahas[graha];
    const inSign: Draft[] = graha === 'Moon' ? [] : [signDraft(graha, sign, la)];
    const inHouse: Draft = {
      id: `house.${graha}.${house}`,
      part: 'placements',
      title: fillText(titles[la].grahaInHouse, {
        graha: GRAHA_NAMES[graha][la],
        house: ordinal(house, la),
      }),
      text: placements[la].houses[graha][house - 1],
    };
    return [...inSign, ...(houses ? [inHouse] : [])];
  });
}

function signDraft(graha: Exclude<Graha, 'Moon'>, sign: number, la: Lang): Draft {
  const title = grahaInSign(graha, sign, la);
  const text = placements[la].signs[graha][sign];
  return { id: `sign.${graha}.${sign}`, part: 'placements', title, text };
}

/** Returns drafts for every two grahas that share a sign. Rahu and Ketu never do. */
function conjunctionDrafts({ chart: { grahas } }: Kundli, la: Lang): Draft[] {
  const texts: Readonly<Record<string, string>> = placements[la].conjunctions;
  return GRAHAS.flatMap((graha, index) =>
    GRAHAS.slice(index + 1)
      .filter((other) => grahas[other].sign === grahas[graha].sign)
      .map((other): Draft => {
        const key = `${graha}-${other}`;
        const title = fillText(titles[la].conjunction, {
          a: GRAHA_NAMES[graha][la],
          b: GRAHA_NAMES[other][la],
        });
        return { id: `with.${key}`, part: 'placements', title, text: texts[key] };
      }),
  );
}

function houseLordDrafts({ chart: { grahas, houses } }: Kundli, la: Lang): Draft[] {
  return houses.map(({ number, lord }) => {
    const stands = grahas[lord].house;
    return {
      id: `lord.${number}.${stands}`,
      part: 'houseLords',
      title: fillText(titles[la].lordInHouse, {
        lord: lordOfHouse(number, la),
        house: ordinal(stands, la),
      }),
      text: houseLords[la].lords[number - 1]?.[stands - 1],
    };
  });
}

/** Returns drafts for the ascendant of the navamsa, and for points that keep their sign there (vargottama). */
function navamsaDrafts({ chart, vargas }: Kundli, la: Lang): Draft[] {
  const navamsa = vargas[9];
  const heading = fillText(titles[la].navamsa, { sign: signName(navamsa.Lagna, la) });
  const signOf = (point: Graha | 'Lagna') => (point === 'Lagna' ? chart.lagna : chart.grahas[point]).sign;
  const unchanged = (['Lagna', ...GRAHAS] as const).filter((point) => navamsa[point] === signOf(point));
  return [
    {
      id: `navamsa.${navamsa.Lagna}`,
      part: 'navamsa',
      title: heading,
      text: ascendants[la].navamsa[navamsa.Lagna],
    },
    ...unchanged.map((point): Draft => {
      const name = GRAHA_NAMES[point === 'Lagna' ? 'Ascendant' : point][la];
      const title = fillText(titles[la].vargottama, { point: name });
      return { id: `vargottama.${point}`, part: 'navamsa', title, text: ascendants[la].vargottama[point] };
    }),
  ];
}

/** Returns drafts for every yoga that is present, and one for each group without any. */
function yogaDrafts({ yogas }: Kundli, la: Lang): Draft[] {
  const present = yogas.filter((yoga) => yoga.present);
  const drafts = present.map((yoga): Draft => {
    const key = yoga.name === 'Kemadruma' && yoga.cancelled ? 'Kemadruma-cancelled' : yoga.name;
    return {
      id: `yoga.${key}`,
      part: 'yogas',
      title: fillText(titles[la].yoga, { yoga: yogaName(yoga, la) }),
      text: yogaTexts[la][key],
    };
  });
  const empty = (['major', 'soorya', 'inauspicious'] as const).filter(
    (group) => !present.some((yoga) => yoga.group === group),
  );
  return [
    ...drafts,
    ...empty.map(
      (group): Draft => ({
        id: `yoga.none-${group}`,
        part: 'yogas',
        title: titles[la].noYoga[group],
        text: yogaTexts[la].none[group],
      }),
    ),
  ];
}

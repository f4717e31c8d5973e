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
  SIGNS,
  TITHIS,
  WEEKDAYS,
  type Word,
  YOGAS as YOGA_NAMES,
} from '#jyotish';
import { dashaDrafts } from './dashas/dasha-passages.ts';
import { kaalSarpDrafts, mangalDrafts, saturnDraft } from './dosha-passages.ts';
import { type Draft, type Passage, type PassageLang, type PassagePart, toPassages } from './passage.ts';
import { strengthDrafts } from './strength-passages.ts';
import {
  BIRTH_KARANAS,
  BIRTH_TITHIS,
  BIRTH_WEEKDAYS,
  BIRTH_YOGAS,
  CONJUNCTIONS,
  GRAHA_HOUSES,
  GRAHA_SIGNS,
  HOUSE_LORDS,
  LAGNA,
  MOON_SIGNS,
  MOON_STARS,
  NAVAMSA,
  PADAS,
  VARGOTTAMA,
  YOGAS,
} from './tables.ts';
import { grahaInHouse, grahaInSign, lordInHouse } from './words.ts';

/** The options of a kundli's passages. */
export interface KundliPassageOptions {
  lang: PassageLang;
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
  const { lang, at, ayanamsa, timeKnown = true } = options;
  const drafts = [
    ...lagnaDrafts(kundli),
    ...moonDrafts(kundli),
    ...birthDayDrafts(kundli),
    ...placementDrafts(kundli, timeKnown),
    ...conjunctionDrafts(kundli),
    ...strengthDrafts(kundli, timeKnown),
    ...houseLordDrafts(kundli),
    ...navamsaDrafts(kundli),
    ...yogaDrafts(kundli),
    ...mangalDrafts(kundli.mangal),
    ...kaalSarpDrafts(kundli),
    saturnDraft(kundli, at, ayanamsa),
    ...dashaDrafts(kundli, at, timeKnown),
  ];
  return toPassages(timeKnown ? drafts : drafts.filter(({ part }) => !BY_TIME.includes(part)), lang);
}

function lagnaDrafts({ chart: { lagna } }: Kundli): Draft[] {
  const sign = byId(SIGNS, lagna.sign);
  const title = { en: `${sign.western} ascendant`, hi: `${sign.hi} लग्न` };
  return [{ id: `lagna.${sign.id}`, part: 'lagna', title, text: LAGNA[sign.id] }];
}

function moonDrafts({ chart: { grahas } }: Kundli): Draft[] {
  const { sign, nakshatra } = grahas.Moon;
  const star = byId(NAKSHATRAS, nakshatra.id);
  return [
    { id: `moon.${sign}`, part: 'moon', title: grahaInSign('Moon', sign), text: MOON_SIGNS[sign] },
    {
      id: `star.${star.id}`,
      part: 'moon',
      title: { en: `Birth star ${star.en}`, hi: `जन्म नक्षत्र ${star.hi}` },
      text: MOON_STARS[star.id],
    },
    {
      id: `pada.${nakshatra.pada}`,
      part: 'moon',
      title: { en: `Pada ${nakshatra.pada} of ${star.en}`, hi: `${star.hi} का चरण ${nakshatra.pada}` },
      text: PADAS[nakshatra.pada - 1],
    },
  ];
}

/**
 * Returns drafts for the five limbs of the birth: weekday by the Hindu day, tithi, yoga and karana from Sun and Moon.
 */
function birthDayDrafts({ chart: { grahas }, vedicVaara }: Kundli): Draft[] {
  const [sun, moon] = [grahas.Sun.longitude, grahas.Moon.longitude];
  const elongation = (moon - sun + 360) % 360;
  const tithi = byId(TITHIS, Math.floor(elongation / 12) + 1);
  const paksha = byId(PAKSHAS, tithi.id <= 15 ? 0 : 1);
  const yoga = byId(YOGA_NAMES, Math.floor((((sun + moon) % 360) * 27) / 360));
  const karana = byId(KARANAS, karanaId(Math.floor(elongation / 6)));
  const weekday = byId(WEEKDAYS, vedicVaara);
  return [
    {
      id: `weekday.${weekday.id}`,
      part: 'birthDay',
      title: { en: `Born on a ${weekday.en}`, hi: `${weekday.hi} का जन्म` },
      text: BIRTH_WEEKDAYS[weekday.id],
    },
    {
      id: `tithi.${tithi.id}`,
      part: 'birthDay',
      title: { en: `${paksha.en}, ${tithi.en}`, hi: `${paksha.hi}, ${tithi.hi}` },
      text: BIRTH_TITHIS[tithi.id - 1],
    },
    {
      id: `birth-yoga.${yoga.id}`,
      part: 'birthDay',
      title: { en: `${yoga.en} yoga`, hi: `${yoga.hi} योग` },
      text: BIRTH_YOGAS[yoga.id],
    },
    {
      id: `karana.${karana.id}`,
      part: 'birthDay',
      title: { en: `${karana.en} karana`, hi: `${karana.hi} करण` },
      text: BIRTH_KARANAS[karana.id],
    },
  ];
}

/** Returns drafts for the sign and house of each graha. The Moon's sign has a passage of its own before. */
function placementDrafts({ chart: { grahas } }: Kundli, houses: boolean): Draft[] {
  return GRAHAS.flatMap((graha): Draft[] => {
    const { sign, house } = grahas[graha];
    const inSign: Draft[] = graha === 'Moon' ? [] : [signDraft(graha, sign)];
    const inHouse: Draft = {
      id: `house.${graha}.${house}`,
      part: 'placements',
      title: grahaInHouse(graha, house),
      text: GRAHA_HOUSES[graha][house - 1],
    };
    return [...inSign, ...(houses ? [inHouse] : [])];
  });
}

function signDraft(graha: Exclude<Graha, 'Moon'>, sign: number): Draft {
  const title = grahaInSign(graha, sign);
  return { id: `sign.${graha}.${sign}`, part: 'placements', title, text: GRAHA_SIGNS[graha][sign] };
}

/** Returns drafts for every two grahas that share a sign. Rahu and Ketu never do. */
function conjunctionDrafts({ chart: { grahas } }: Kundli): Draft[] {
  return GRAHAS.flatMap((graha, index) =>
    GRAHAS.slice(index + 1)
      .filter((other) => grahas[other].sign === grahas[graha].sign)
      .map((other): Draft => {
        const [a, b, key] = [GRAHA_NAMES[graha], GRAHA_NAMES[other], `${graha}-${other}`];
        const title = { en: `${a.en} with ${b.en}`, hi: `${a.hi} और ${b.hi} साथ` };
        return { id: `with.${key}`, part: 'placements', title, text: CONJUNCTIONS[key] };
      }),
  );
}

function houseLordDrafts({ chart: { grahas, houses } }: Kundli): Draft[] {
  return houses.map(({ number, lord }) => {
    const stands = grahas[lord].house;
    return {
      id: `lord.${number}.${stands}`,
      part: 'houseLords',
      title: lordInHouse(number, stands),
      text: HOUSE_LORDS[String(number)]?.[stands - 1],
    };
  });
}

/** Returns drafts for the ascendant of the navamsa, and for points that keep their sign there (vargottama). */
function navamsaDrafts({ chart, vargas }: Kundli): Draft[] {
  const navamsa = vargas[9];
  const sign = byId(SIGNS, navamsa.Lagna);
  const heading = { en: `Navamsa ascendant ${sign.western}`, hi: `नवांश लग्न ${sign.hi}` };
  const signOf = (point: Graha | 'Lagna') => (point === 'Lagna' ? chart.lagna : chart.grahas[point]).sign;
  const unchanged = (['Lagna', ...GRAHAS] as const).filter((point) => navamsa[point] === signOf(point));
  return [
    { id: `navamsa.${sign.id}`, part: 'navamsa', title: heading, text: NAVAMSA[sign.id] },
    ...unchanged.map((point): Draft => {
      const { en, hi } = GRAHA_NAMES[point === 'Lagna' ? 'Ascendant' : point];
      const title = { en: `${en} vargottama`, hi: `वर्गोत्तम ${hi}` };
      return { id: `vargottama.${point}`, part: 'navamsa', title, text: VARGOTTAMA[point] };
    }),
  ];
}

/** Returns drafts for every yoga that is present, and one for each group without any. */
function yogaDrafts({ yogas }: Kundli): Draft[] {
  const present = yogas.filter((yoga) => yoga.present);
  const drafts = present.map(({ name, cancelled, hi }): Draft => {
    const key = name === 'Kemadruma' && cancelled ? 'Kemadruma-cancelled' : name;
    return {
      id: `yoga.${key}`,
      part: 'yogas',
      title: { en: `${name} yoga`, hi: `${hi} योग` },
      text: YOGAS[key],
    };
  });
  const empty = (['major', 'soorya', 'inauspicious'] as const).filter(
    (group) => !present.some((yoga) => yoga.group === group),
  );
  const titles: Record<(typeof empty)[number], Word> = {
    major: { en: 'No major yoga', hi: 'प्रमुख योग नहीं' },
    soorya: { en: 'No yoga of the Sun', hi: 'सूर्य योग नहीं' },
    inauspicious: { en: 'No inauspicious yoga', hi: 'कोई अशुभ योग नहीं' },
  };
  return [
    ...drafts,
    ...empty.map((group): Draft => {
      return { id: `yoga.none-${group}`, part: 'yogas', title: titles[group], text: YOGAS[`none-${group}`] };
    }),
  ];
}

/** The birth star, the panchang of the birth, its doshas and its numbers in the wire format. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  type AyanamsaId,
  avakahada,
  type BirthPanchang,
  birthDoshas,
  birthNumbers,
  birthPanchang,
  type Chart,
  type Ghatis,
  ghatak,
  KARANAS,
  type Limb,
  LO_SHU,
  LUNAR_MONTHS,
  NAKSHATRAS,
  type Name,
  nameNumber,
  numberRuler,
  PAKSHAS,
  SAMVATSARAS,
  SEASONS,
  TITHIS,
  WEEKDAYS,
  YOGAS,
} from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { BirthSubject } from '../buying/input.ts';
import type { ReadBirth } from './birth.ts';
import { monthCountOf, monthLabel } from './month-count.ts';
import { grahaData, named, READER_SIGNS } from './words.ts';

type Clock = (instant: number) => string;
type StarData = Pick<KundliData, 'avakahada' | 'ghatak' | 'birth_panchang' | 'birth_doshas' | 'numbers'>;

const kundliWords = readWords('findings/kundli');
const panchangWords = readWords('findings/panchang');

function avakahadaData(chart: Chart, la: ReportLang): KundliData['avakahada'] {
  const found = avakahada(chart);
  return {
    varna: found.varna[la],
    vashya: found.vashya[la],
    yoni: found.yoni[la],
    gana: found.gana[la],
    nadi: found.nadi[la],
    tattva: found.tattva[la],
    paya: found.paya[la],
    yunja: found.yunja[la],
    sign_lord: grahaData(found.signLord, la),
    star_lord: grahaData(found.starLord, la),
    lagna_lord: grahaData(found.lagnaLord, la),
    syllables: found.syllables.map((syllable, index) => ({
      pada: index + 1,
      text: syllable[la],
      own: index === found.pada,
    })),
  };
}

function ghatakData(moonSign: number, la: ReportLang): KundliData['ghatak'] {
  const found = ghatak(moonSign);
  return {
    month: named(LUNAR_MONTHS, found.month, la),
    tithis: found.tithis.map((tithi) => named(TITHIS, tithi, la)),
    weekday: named(WEEKDAYS, found.weekday, la),
    nakshatra: named(NAKSHATRAS, found.nakshatra, la),
    yoga: named(YOGAS, found.yoga, la),
    karana: named(KARANAS, found.karana, la),
    prahar: found.prahar,
    moon_sign: named(READER_SIGNS, found.moonSign, la),
  };
}

function panchangOfBirth(
  found: BirthPanchang,
  { subject, la, clock }: { subject: BirthSubject; la: ReportLang; clock: Clock },
): KundliData['birth_panchang'] {
  const ghatis = (length: Ghatis) => ({ ...length, text: fillText(kundliWords[la].ghatis, { ...length }) });
  const limb = (table: readonly Name[], { id, start, end }: Limb) => ({
    ...named(table, id, la),
    start: clock(start),
    end: clock(end),
  });
  const { samvat, month, tithi } = found;
  return {
    tithi: limb(TITHIS, tithi),
    paksha: named(PAKSHAS, tithi.paksha, la).name,
    nakshatra: limb(NAKSHATRAS, found.nakshatra),
    yoga: limb(YOGAS, found.yoga),
    karana: limb(KARANAS, found.karana),
    sunrise: found.sunrise === null ? null : clock(found.sunrise),
    sunset: found.sunset === null ? null : clock(found.sunset),
    by_day: subject.timeUnknown ? null : found.byDay,
    ishtakal: found.ishtakal && !subject.timeUnknown ? ghatis(found.ishtakal) : null,
    bhayat: ghatis(found.bhayat),
    bhabhog: ghatis(found.bhabhog),
    month: monthLabel(month, monthCountOf(subject), la),
    vikram: samvat.vikram,
    shaka: samvat.shaka,
    samvatsara: named(SAMVATSARAS, samvat.samvatsara, la),
    ritu: named(SEASONS, samvat.ritu, la),
    ayana: panchangWords[la].ayanas[samvat.ayana],
  };
}

function numbersData({ name, datetime }: BirthSubject, la: ReportLang): KundliData['numbers'] {
  const [year = 0, month = 0, day = 0] = datetime.slice(0, 10).split('-').map(Number);
  const found = birthNumbers({ year, month, day });
  const ofName = nameNumber(name, 'chaldean');
  return {
    birth: { number: found.birth, ruler: grahaData(found.birthRuler, la) },
    destiny: { number: found.destiny, ruler: grahaData(found.destinyRuler, la) },
    name: ofName && { ...ofName, ruler: grahaData(numberRuler(ofName.number), la) },
    grid: LO_SHU.map((row) => row.map((number) => ({ number, count: found.grid.counts[number - 1] ?? 0 }))),
    missing: found.grid.missing,
    full_lines: found.grid.planes.filter(({ filled }) => filled === 3).map((plane) => plane.name[la]),
  };
}

/** Computes what almanacs print about the birth star and the moment of birth. */
export function birthStarData(
  { chart, birth, subject }: { chart: Chart; birth: ReadBirth['at']; subject: BirthSubject },
  { la, clock, ayanamsa }: { la: ReportLang; clock: Clock; ayanamsa: AyanamsaId },
): StarData {
  const panchang = birthPanchang({ ...birth, ayanamsa });
  return {
    avakahada: avakahadaData(chart, la),
    ghatak: ghatakData(chart.grahas.Moon.sign, la),
    birth_panchang: panchangOfBirth(panchang, { subject, la, clock }),
    birth_doshas: birthDoshas(chart, panchang).map((dosha) => ({
      id: dosha.name,
      name: dosha.title[la],
      present: dosha.present,
      because: dosha.because.map((one) => one[la]),
      softened_by: dosha.softenedBy.map((one) => one[la]),
      remedy: dosha.remedy ? dosha.remedy[la] : null,
    })),
    numbers: numbersData(subject, la),
  };
}

/** The written passages, each table typed by the engine's findings. Sources: SOURCES.md. */
import type {
  Dignity,
  Graha,
  Koota,
  MangalException,
  SaturnPhase,
  SevenGraha,
  Word,
  YogaName,
} from '#jyotish';
import atmakaraka from './atmakaraka.json' with { type: 'json' };
import birthKaranas from './birth-karanas.json' with { type: 'json' };
import birthTithis from './birth-tithis.json' with { type: 'json' };
import birthWeekdays from './birth-weekdays.json' with { type: 'json' };
import birthYogas from './birth-yogas.json' with { type: 'json' };
import care from './care.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import conjunctions from './conjunctions.json' with { type: 'json' };
import antardashas from './dashas/antardashas.json' with { type: 'json' };
import dashaHouses from './dashas/dasha-houses.json' with { type: 'json' };
import mahadashas from './dashas/mahadashas.json' with { type: 'json' };
import grahaHouses from './graha-houses.json' with { type: 'json' };
import grahaSigns from './graha-signs.json' with { type: 'json' };
import houseLords from './house-lords.json' with { type: 'json' };
import kaalSarp from './kaal-sarp.json' with { type: 'json' };
import lagna from './lagna.json' with { type: 'json' };
import mangal from './mangal.json' with { type: 'json' };
import matching from './matching.json' with { type: 'json' };
import moonSigns from './moon-signs.json' with { type: 'json' };
import moonStars from './moon-stars.json' with { type: 'json' };
import navamsa from './navamsa.json' with { type: 'json' };
import padas from './padas.json' with { type: 'json' };
import panchang from './panchang.json' with { type: 'json' };
import saturn from './saturn.json' with { type: 'json' };
import strongHouses from './strong-houses.json' with { type: 'json' };
import vargottama from './vargottama.json' with { type: 'json' };
import yogas from './yogas.json' with { type: 'json' };

/** A list of passages by id or by house (house 1 at index 0). */
type List = readonly Word[];
/** Passages by name. */
type Named<K extends string = string> = Readonly<Record<K, Word>>;
/** Lists by name. */
type Lists<K extends string = string> = Readonly<Record<K, List>>;

/** Ascendants, by sign id. */
export const LAGNA: List = lagna;
/** Signs of the Moon, by sign id. */
export const MOON_SIGNS: List = moonSigns;
/** Birth stars, by nakshatra id. */
export const MOON_STARS: List = moonStars;
/** Quarters of the birth star, pada 1 at index 0. */
export const PADAS: List = padas;
/** Ascendants of the navamsa, by sign id. */
export const NAVAMSA: List = navamsa;
/** Birth tithis, 1 (bright Pratipada) at index 0 to 30. */
export const BIRTH_TITHIS: List = birthTithis;
/** Birth yogas, by id. */
export const BIRTH_YOGAS: List = birthYogas;
/** Birth karanas, by id. */
export const BIRTH_KARANAS: List = birthKaranas;
/** Birth weekdays, Sunday 0. */
export const BIRTH_WEEKDAYS: List = birthWeekdays;
/** Grahas other than the Moon (see MOON_SIGNS) by sign id. */
export const GRAHA_SIGNS: Lists<Exclude<Graha, 'Moon'>> = grahaSigns;
/** Grahas by house. */
export const GRAHA_HOUSES: Lists<Graha> = grahaHouses;
/** Lords of the houses '1' to '12', by the house they are in. */
export const HOUSE_LORDS: Lists = houseLords;
/** The grahas that can be retrograde. */
export const CAN_RETURN = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** The grahas that can be combust. */
export const CAN_HIDE = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** Dignities, and the retrograde and combust passages by graha. */
export const CONDITIONS: {
  dignity: Named<Dignity>;
  retrograde: Named<(typeof CAN_RETURN)[number]>;
  combust: Named<(typeof CAN_HIDE)[number]>;
} = conditions;
/** Remedies for a graha that is debilitated or combust. */
export const CARE: Named<SevenGraha> = care;
/** Two grahas in one sign, the pair in the order of GRAHAS: 'Sun-Moon'. */
export const CONJUNCTIONS: Named = conjunctions;
/** The houses with most and with fewest points in the ashtakavarga, house 1 at index 0. */
export const STRONG_HOUSES: Lists<'most' | 'least'> = strongHouses;
/** Points that keep their sign in the navamsa. */
export const VARGOTTAMA: Named<Graha | 'Lagna'> = vargottama;
/** The graha of the seven with the highest degree in its sign. */
export const ATMAKARAKA: Named<SevenGraha> = atmakaraka;
/** Yogas that are present, plus 'Kemadruma-cancelled' and 'none-GROUP'. */
export const YOGAS: Named<
  YogaName | 'Kemadruma-cancelled' | 'none-major' | 'none-soorya' | 'none-inauspicious'
> = yogas;
/** Mangal dosha: Mars by house (all twelve), its exceptions by id, and the remedies. */
export const MANGAL: {
  house: List;
  exception: Named<MangalException['id']>;
  steps: Named<'Mild' | 'Strong'>;
} = mangal;
/** Kaal Sarp: the kinds by the house of Rahu, the two sides, and its absence. */
export const KAAL_SARP: {
  kind: List;
  side: Named<'Rahu to Ketu' | 'Ketu to Rahu'>;
  absent: Named<'text'>;
} = kaalSarp;
/** Saturn's phase over the natal Moon; 'none' outside all of them. */
export const SATURN: Named<SaturnPhase | 'none'> = saturn;
/** Mahadashas by lord. */
export const MAHADASHAS: Named<Graha> = mahadashas;
/** The theme of the mahadasha, by the house of its lord. */
export const DASHA_HOUSES: List = dashaHouses;
/** Antardashas: lord of the mahadasha, then lord of the antardasha. */
export const ANTARDASHAS: Readonly<Record<Graha, Named<Graha>>> = antardashas;
/** Matching: kootas by result, the verdict, Mangal of both, exceptions. */
export const MATCHING: Readonly<Record<Koota | 'overall' | 'mangal' | 'exception', Named>> = matching;
/** The day: weekday, tithi, nakshatra, yoga, karana, paksha. */
export const PANCHANG: {
  weekday: List;
  tithi: List;
  nakshatra: List;
  yoga: Named<'calm' | 'careful'>;
  karana: Named<'moving' | 'vishti' | 'fixed'>;
} = panchang;

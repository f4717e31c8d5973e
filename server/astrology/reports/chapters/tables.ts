/**
 * The clauses that chapters are composed of. Each is a whole clause without a capital or a full stop, written in both
 * languages, so that it can stand anywhere in a sentence. Lists are by house (house 1 at index 0) or sign (Mesha at 0).
 */
import type { Graha, SevenGraha, Word } from '#jyotish';
import children from './children.json' with { type: 'json' };
import health from './health.json' with { type: 'json' };
import love from './love.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import now from './now.json' with { type: 'json' };
import shared from './shared.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };
import year from './year.json' with { type: 'json' };
import you from './you.json' with { type: 'json' };

type List = readonly Word[];
type By<K extends string> = Readonly<Record<K, Word>>;

/** A part of life that has a house, and so a chapter. */
export type Topic = 'you' | 'work' | 'love' | 'money' | 'health' | 'children';
/** The strength of a graha in its sign, in five steps. Rahu and Ketu have none. */
export type State = 'strong' | 'friendly' | 'neutral' | 'enemy' | 'fallen';
/** The level of a sign's points in the sarvashtakavarga. */
export type PointLevel = 'many' | 'middling' | 'few';
/** The tie of the lord of a dasha to a house. */
export type DashaTie = 'own' | 'in' | 'karaka' | 'aspect' | 'none';
/** The cause that an advice answers. */
export type Care = 'lord' | 'house' | 'Saturn' | 'Mars' | 'nodes' | 'points' | 'none';

/** The clauses of one part of life. */
export interface TopicTable {
  /** The sign of the house. */
  sign: List;
  /** The house of the lord, short. */
  leadHouse: List;
  /** From well supported to patient. */
  grade: List;
  /** The same in other words. */
  grade2: List;
  lordHouse: List;
  lordState: By<State | 'retrograde' | 'combust'>;
  karakaHouse: List;
  karakaState: By<'strong' | 'middling' | 'weak'>;
  occupants: By<Graha>;
  aspects: By<'Mars' | 'Jupiter' | 'Saturn'>;
  points: By<PointLevel>;
  now: By<DashaTie>;
  /** The lord of the next antardasha that concerns the house. */
  next: By<Graha>;
  adviceLord: By<SevenGraha>;
  adviceCare: By<Care>;
}

/** The clauses of the six parts of life. */
export const TOPICS: Readonly<Record<Topic, TopicTable>> = { you, work, love, money, health, children };

/** Clauses that every part of life may use; a reading uses each once. */
export const SHARED: {
  companions: By<Graha>;
  minorAspects: By<'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Rahu' | 'Ketu'>;
  lordSeen: By<'Mars' | 'Jupiter' | 'Saturn'>;
  /** What a graha wants, by its sign of the navamsa; follows `innerSubject`. */
  inner: List;
  /** The same in other words. */
  inner2: List;
  innerSubject: By<Topic>;
  calm: By<Topic>;
  alone: By<Topic>;
  /** What a house is about, as a noun phrase in three wordings; the Hindi is in the oblique case. */
  themes0: List;
  themes1: List;
  themes2: List;
  /** What to do, by house, in two wordings. */
  acts0: List;
  acts1: List;
} = shared;

/** The relation of the lords of mahadasha and antardasha to each other. */
export type Relation = 'together' | 'same' | 'next' | 'helpful' | 'working' | 'easy' | 'uneasy' | 'facing';

/** Clauses of the chapter Now. */
export const NOW: {
  maha: By<Graha>;
  mahaHouse: List;
  antar: By<Graha>;
  antarHouse: List;
  relation: By<Relation>;
  /** Follows the name of a graha. */
  state: By<State | 'node'>;
  saturnMoon: List;
  jupiterMoon: List;
  sub: By<Graha>;
  do: By<Graha>;
  after: By<Graha>;
} = now;

/** Clauses of the chapter The next twelve months. */
export const YEAR: {
  saturnLead: List;
  jupiterLead: List;
  tone: By<Graha>;
  saturnHouse: List;
  jupiterHouse: List;
  rahuHouse: List;
  saturnOn: By<Graha>;
  jupiterOn: By<Graha>;
  rahuOn: By<Graha>;
  pointsMany: List;
  pointsMiddling: List;
  pointsFew: List;
  yearDo: List;
  /** The pratyantardasha that makes things easiest, and the one that makes them hardest. */
  light: By<Graha>;
  heavy: By<Graha>;
} = year;

/** Names, groups and meanings of the listed yogas; the texts are data, in yogas.json. */
import type { Word } from '../names.ts';
import texts from './yogas.json' with { type: 'json' };

/** Names of the yogas in the spelling of the reports. */
export type YogaName =
  | 'Gajakesari'
  | 'Kedara'
  | 'Kahala'
  | 'Kamal'
  | 'Musala'
  | 'Raja'
  | 'Ruchaka'
  | 'Bhadra'
  | 'Hamsa'
  | 'Malavya'
  | 'Sasa'
  | 'Sunapha'
  | 'Anapha'
  | 'Duradhara'
  | 'Kemadruma'
  | 'Vesi'
  | 'Vasi'
  | 'Ubhayachari'
  | 'Daridra'
  | 'Grahan'
  | 'Shakat'
  | 'Chandal';

/** The four groups of a report. */
export type YogaGroup = 'major' | 'chandra' | 'soorya' | 'inauspicious';

/** Names of the groups. */
export const YOGA_GROUPS: Record<YogaGroup, Word> = {
  major: { en: 'Major Yogas', hi: 'प्रमुख योग' },
  chandra: { en: 'Chandra Yogas', hi: 'चंद्र योग' },
  soorya: { en: 'Soorya Yogas', hi: 'सूर्य योग' },
  inauspicious: { en: 'Inauspicious Yogas', hi: 'अशुभ योग' },
};

/** One yoga as it is written in a report. */
export interface YogaText {
  name: YogaName;
  group: YogaGroup;
  hi: string;
  description: Word;
}

/** All yogas in the order of the reports: rule first, then what tradition expects of it. */
export const YOGA_TEXTS = texts as readonly YogaText[];

/** Ninety-two yogas of the texts beside the twenty-two that reports list (`yogas.ts`): which of them a chart has. */
import { type Graha, SEVEN_GRAHAS, type Word } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { formationOf, strengthOf, type YogaStrength } from './formation.ts';
import type { FoundYoga } from './found.ts';
import { HOUSE_YOGAS, type HouseYogaName, houseYoga } from './house-yogas.ts';
import { LIGHT_RULES, type LightYogaName } from './light-yogas.ts';
import { LORD_RULES, type LordYogaName } from './lord-yogas.ts';
import { type NabhasaName, nabhasaYogas } from './nabhasa.ts';
import { NAMED_RULES, type NamedYogaName } from './named-yogas.ts';
import texts from './yogas-of-texts.json' with { type: 'json' };

/** Names of these yogas, without spaces. */
export type TextYogaName = NabhasaName | LightYogaName | LordYogaName | NamedYogaName | HouseYogaName;

/** Families of yogas. `care` holds those that ask for patience. */
export type YogaFamily = 'nabhasa' | 'lights' | 'lords' | 'wealth' | 'houses' | 'care';

/** Names of the families. */
export const YOGA_FAMILIES: Record<YogaFamily, Word> = {
  nabhasa: { en: 'Figures of the sky', hi: 'नाभस योग' },
  lights: { en: 'Moon, Sun and benefics', hi: 'चंद्र, सूर्य और शुभ ग्रह' },
  lords: { en: 'Lords of the houses', hi: 'भावों के स्वामी' },
  wealth: { en: 'Means', hi: 'धन योग' },
  houses: { en: 'Single houses', hi: 'एक-एक भाव' },
  care: { en: 'What asks for care', hi: 'जहाँ सावधानी चाहिए' },
};

/** A yoga as it is written: names, rule and tendency in one sentence, and the text it comes from. */
export interface TextYoga {
  id: TextYogaName;
  family: YogaFamily;
  en: string;
  hi: string;
  source: Word;
  description: Word;
}

/** A yoga that a chart has. */
export interface FormedYoga extends TextYoga {
  grahas: Graha[];
  /** Which grahas form it and from where, in a sentence. */
  formation: Word;
  strength: YogaStrength;
  /** What breaks or softens it; null for nothing. */
  cancelledBy: Word | null;
}

/** All yogas that are looked for, in the order of print. */
export const TEXT_YOGAS = texts as readonly TextYoga[];

const RULES = { ...LIGHT_RULES, ...LORD_RULES, ...NAMED_RULES };

function findYoga(chart: Chart, id: TextYogaName, figures: readonly TextYogaName[]): FoundYoga | null {
  if (id in RULES) return RULES[id as keyof typeof RULES](chart);
  if (id in HOUSE_YOGAS) return houseYoga(chart, id as HouseYogaName);
  return figures.includes(id) ? { grahas: SEVEN_GRAHAS } : null;
}

/**
 * Returns the yogas of the texts that a chart has, with the grahas that form them,
 * their strength and what cancels them.
 */
export function yogasOfTexts(chart: Chart): FormedYoga[] {
  const figures = nabhasaYogas(chart);
  return TEXT_YOGAS.flatMap((yoga) => {
    const found = findYoga(chart, yoga.id, figures);
    if (!found) return [];
    return {
      ...yoga,
      grahas: [...found.grahas],
      formation: formationOf(chart, found),
      strength: strengthOf(chart, found.grahas),
      cancelledBy: found.cancelledBy ?? null,
    };
  });
}

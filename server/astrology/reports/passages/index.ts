/**
 * The interpretations of our reports: passages we wrote in English and Hindi, chosen by the engine's findings. Pure
 * functions. The texts are data (*.json), and SOURCES.md has their sources.
 */
export { antardashaPassage, mahadashaPassage } from './dashas/dasha-passages.ts';
export { saturnPhaseAt } from './dosha-passages.ts';
export { type KundliPassageOptions, kundliPassages } from './kundli-passages.ts';
export { limbMeaning } from './limb-meanings.ts';
export { type KootaLevel, kootaLevel, kootaPassage, matchingPassages } from './matching-passages.ts';
export { type PanchangPassageOptions, panchangPassages } from './panchang-passages.ts';
export { PASSAGE_PARTS, type Passage, type PassageLang, type PassagePart } from './passage.ts';

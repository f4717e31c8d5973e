/**
 * The interpretations of our reports: passages we wrote in every language, chosen by the engine's findings. Pure
 * functions. The texts are in languages/, and SOURCES.md has their sources.
 */
export { antardashaPassage, mahadashaPassage } from './dasha-passages.ts';
export { saturnPhaseAt } from './dosha-passages.ts';
export { type KundliPassageOptions, kundliPassages } from './kundli-passages.ts';
export { type KootaLevel, kootaLevel, kootaPassage, matchingPassages } from './matching-passages.ts';
export { limbMeaning, type PanchangPassageOptions, panchangPassages } from './panchang-passages.ts';
export { type Passage, type PassagePart, partTitle } from './passage.ts';

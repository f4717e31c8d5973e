/**
 * The interpretations of our reports: passages written by us, in English and Hindi, chosen by what the engine finds.
 * Pure functions; the texts are data (*.json), what they lean on is told in SOURCES.md.
 */
export { antardashaPassage, mahadashaPassage } from './dasha-passages.ts';
export { saturnPhaseAt } from './dosha-passages.ts';
export { type KundliPassageOptions, kundliPassages } from './kundli-passages.ts';
export { type KootaLevel, kootaLevel, kootaPassage, matchingPassages } from './matching-passages.ts';
export { type PanchangPassageOptions, panchangPassages } from './panchang-passages.ts';
export { PASSAGE_PARTS, type Passage, type PassageLang, type PassagePart } from './passage.ts';

import type { HomePlace } from '#contract/catalog/home/endpoints.ts';

/** Returns the key of a place: its section, or the id of its collection. */
export const keyOf = (place: HomePlace): string => ('section' in place ? place.section : place.collection);

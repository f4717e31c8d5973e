import { unexpose } from './develop.ts';
import type { Rgb } from './gem-optics.ts';

/** The light of the house's ground: developed, it has the colour of the shop's tile, #f4ebec, in linear light. */
export const GROUND_COLOUR: Rgb = [unexpose(0.905), unexpose(0.831), unexpose(0.838)];

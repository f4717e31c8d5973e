import { bracelets } from './bracelets.ts';
import { gemstones } from './gemstones.ts';
import { pyramids } from './pyramids.ts';
import { pyrite } from './pyrite.ts';
import { rudraksha } from './rudraksha.ts';
import type { StudioScene } from './scene.ts';
import { siddhRudraksha } from './siddh-rudraksha.ts';
import { yantras } from './yantras.ts';

/** Every picture of the studio, in the order they are rendered. */
export const scenes: readonly StudioScene[] = [
  ...gemstones,
  ...rudraksha,
  ...siddhRudraksha,
  ...yantras,
  ...pyramids,
  ...bracelets,
  ...pyrite,
];

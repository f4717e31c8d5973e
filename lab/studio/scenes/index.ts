import { bracelets } from './bracelets.ts';
import { combos } from './combos.ts';
import { customized } from './customized.ts';
import { evilEye } from './evil-eye.ts';
import { gemstones } from './gemstones.ts';
import { gifts } from './gifts.ts';
import { homeDecor } from './home-decor.ts';
import { kavach } from './kavach.ts';
import { moneyMagnet } from './money-magnet.ts';
import { murti } from './murti.ts';
import { necklaces } from './necklaces.ts';
import { pendants } from './pendants.ts';
import { pujaSamagri } from './puja-samagri.ts';
import { pyramids } from './pyramids.ts';
import { pyrite } from './pyrite.ts';
import { rings } from './rings.ts';
import { rudraksha } from './rudraksha.ts';
import type { StudioScene } from './scene.ts';
import { siddhRudraksha } from './siddh-rudraksha.ts';
import { stone } from './stone.ts';
import { turtle } from './turtle.ts';
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
  ...pujaSamagri,
  ...turtle,
  ...murti,
  ...evilEye,
  ...rings,
  ...pendants,
  ...necklaces,
  ...kavach,
  ...homeDecor,
  ...moneyMagnet,
  ...gifts,
  ...combos,
  ...customized,
  ...stone,
];

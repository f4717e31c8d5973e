import type { Graha } from '#jyotish';
import { innerGrahas } from './grahas-inner.ts';
import { slowGrahas } from './grahas-slow.ts';
import type { GrahaTexts } from './library.ts';

/** The grahas that take turns: all but the Moon, which every prediction begins with. */
export type SlowGraha = Exclude<Graha, 'Moon'>;

/** The demand that a graha's passage makes on the reader, by tradition. */
export const grahaTexts: Record<SlowGraha, GrahaTexts> = { ...innerGrahas, ...slowGrahas };

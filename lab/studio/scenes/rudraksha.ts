import { rendered } from './blender-scene.ts';
import type { StudioScene } from './scene.ts';

/** A bead as the catalogue describes it: faces, millimetres across, how flat it is, how it lies, and its colour. */
interface Bead {
  mukhi: number;
  millimetres: number;
  seed: number;
  rise?: number;
  /** Radians by which it is turned about its hole. */
  spin?: number;
  tone?: 'nepal' | 'straw' | 'java';
  knobs?: number;
}

/** A single bead from above, where its lines meet, from its side, and beside a coin. */
const bead = (product: string, views: readonly [Bead, Bead, Bead]): StudioScene[] => {
  const [above, side, coin] = views.map(({ millimetres, ...shape }) => ({
    ...shape,
    diameter: millimetres / 10,
  }));
  const at = (millimetres = 0, seed = 0): number[] => [millimetres / 20 + 1.2, ((seed * 37) % 9) / 10 - 0.5];
  return rendered(product, { model: 'rudraksha' }, [
    ['above', 'above', { ...above, tilt: 0.62, share: 0.56 + 0.02 * (views[0].seed % 4) }],
    ['side', 'side', { ...side, tilt: 0.15, lean: -0.1, spin: views[1].seed * 0.7, share: 0.6 }],
    ['coin', 'coin', { ...coin, tilt: 0.9, coin: at(views[2].millimetres, views[2].seed) }],
  ]);
};

const alike = (one: Bead): [Bead, Bead, Bead] => [one, one, one];

/** Beads, mala and pendant of the category Rudraksha. */
export const rudraksha: readonly StudioScene[] = [
  ...bead('panch-mukhi-rudraksha', alike({ mukhi: 5, millimetres: 21, seed: 3 })),
  ...bead('do-mukhi-rudraksha', alike({ mukhi: 2, millimetres: 18, seed: 4, spin: 0.7, rise: 0.74 })),
  ...bead('teen-mukhi-rudraksha', alike({ mukhi: 3, millimetres: 18, seed: 5, spin: 1.1, rise: 1.16 })),
  ...bead('saat-mukhi-rudraksha', alike({ mukhi: 7, millimetres: 22, seed: 6, spin: 0.15, tone: 'straw' })),
  ...bead('ek-mukhi-rudraksha', alike({ mukhi: 1, millimetres: 19, seed: 14, spin: 2.1 })),
  ...bead('java-rudraksha-by-mukhi', [
    { mukhi: 6, millimetres: 8, seed: 21, spin: 0.6, tone: 'java', knobs: 110 },
    { mukhi: 4, millimetres: 8, seed: 22, spin: 1.2, tone: 'java', knobs: 110, rise: 1 },
    { mukhi: 8, millimetres: 8, seed: 23, spin: 0.2, tone: 'java', knobs: 120 },
  ]),
  ...bead('nepal-rudraksha-collector-bead', [
    { mukhi: 11, millimetres: 26, seed: 31, spin: 0.4, knobs: 230 },
    { mukhi: 9, millimetres: 25, seed: 32, spin: 0.9, rise: 1.05, knobs: 230 },
    { mukhi: 13, millimetres: 27, seed: 33, spin: 0.1, knobs: 240 },
  ]),
  ...rendered('ek-mukhi-kaju-dana', { model: 'cashew_bead', options: { length: 2.6, seed: 11 } }, [
    ['side', 'front', { spin: 2.9, lean: 1.6, share: 0.6 }],
    ['back', 'above', { spin: 3.8, share: 0.66 }],
    ['coin', 'coin', { spin: 4.0, lean: 1.3, coin: [1.6, -1.7] }],
  ]),
  ...rendered('rudraksha-japa-mala-108', { model: 'mala', options: { seed: 5 } }, [
    ['laid', 'plan', { share: 0.88 }],
    ['sumeru', 'close', { share: 0.19, detail: 7, spread: 0.34, focus: true }],
    ['coin', 'coin', { squeeze: 0.8, spread: 0.3, coin: [0, 1.5], share: 0.9 }],
  ]),
  ...rendered(
    'saat-mukhi-pendant',
    { model: 'capped_bead', options: { mukhi: 7, diameter: 2.2, seed: 9, scallop: 0.045 } },
    [
      ['laid', 'above', { once: false }],
      ['close', 'coin', { focus: true, lean: -0.35, spin: 1.5, once: true, share: 0.62 }],
      ['coin', 'plan', { lean: 0.7, spin: 2.6, coin: [2.3, -0.6], squeeze: 0.85 }],
    ],
  ),
];

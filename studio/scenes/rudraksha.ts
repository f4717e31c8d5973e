import type { StudioScene } from './scene.ts';

/** A bead as the catalogue describes it: faces, millimetres across, and how flat it is. */
interface Bead {
  mukhi: number;
  millimetres: number;
  seed: number;
  rise?: number;
}

/** A single bead from above, where its lines meet, from its side, and beside a coin. */
const bead = (product: string, { mukhi, millimetres, seed, rise }: Bead): StudioScene[] => {
  const options = { mukhi, diameter: millimetres / 10, seed, ...(rise === undefined ? {} : { rise }) };
  const scene = (view: string, more: Record<string, unknown>): StudioScene => ({
    product,
    view,
    subject: { kind: 'blender', model: 'rudraksha', options: { ...options, ...more } },
  });
  return [
    scene('above', { view: 'above', tilt: 0.75, spin: 0.3 + seed * 0.7 }),
    scene('side', { view: 'side', tilt: 1.35, spin: 1.1 + seed * 0.4 }),
    scene('coin', { view: 'coin', tilt: 0.9, spin: 0.2 + seed * 0.5, coin: true }),
  ];
};

/** Single beads of the category Rudraksha. */
export const rudraksha: readonly StudioScene[] = [
  ...bead('panch-mukhi-rudraksha', { mukhi: 5, millimetres: 21, seed: 3 }),
  ...bead('do-mukhi-rudraksha', { mukhi: 2, millimetres: 18, seed: 4, rise: 0.78 }),
  ...bead('teen-mukhi-rudraksha', { mukhi: 3, millimetres: 18, seed: 5, rise: 1.12 }),
  ...bead('saat-mukhi-rudraksha', { mukhi: 7, millimetres: 22, seed: 6 }),
];

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CUTS } from '../../art/gem/cuts.ts';
import type { Vec3 } from '../../art/svg/geometry.ts';
import { develop, expose, unexpose } from './develop.ts';
import { domeScene } from './dome-scene.ts';
import { createFacetedStone, type FacetedStoneSpec } from './faceted-stone.ts';
import { fresnel } from './fresnel.ts';
import { criticalAngle, GEM_OPTICS, type GemOptics, indicesOf, pavilionAngle } from './gem-optics.ts';
import { type GemPicture, gemScene } from './gem-scene.ts';
import { GROUND_COLOUR } from './ground-colour.ts';
import { halfHeight } from './laid-stone.ts';
import { cornersOf } from './pose.ts';
import { renderRows } from './render.ts';
import { type CutShape, type Solid, solidOf, volumeOf } from './solid.ts';

const clear: GemOptics = {
  index: 1.766,
  dispersion: 0,
  absorption: [0, 0, 0],
  cause: 'none',
  density: 4,
  haze: 0,
  zoning: 0,
};

const stoneOf = (solid: Solid, optics: GemOptics, around: FacetedStoneSpec['around'] = () => 1) =>
  createFacetedStone({
    solid,
    axis: { along: [0, 0, 1], through: [0, 0, 0] },
    optics,
    inclusions: [],
    around,
    ambient: 0,
    zones: [0, 0, 1, 0],
  });

const facetedCuts = CUTS.filter((cut) => cut !== 'cabochon' && cut !== 'pearl');

/** Rays straight down over the table. */
const downward = Array.from({ length: 400 }, (_, i): readonly [x: number, y: number] => [
  ((i % 20) / 19 - 0.5) * 0.8,
  (Math.floor(i / 20) / 19 - 0.5) * 0.8,
]);

describe('light in a cut stone', () => {
  it('is neither made nor lost in a stone without colour that is lit evenly from everywhere', () => {
    for (const cut of facetedCuts) {
      const stone = stoneOf(solidOf({ cut, index: clear.index }), clear);
      const seen = downward
        .map(([x, y]) => stone.radiance(x, y, 3, 0, 0, -1, 1))
        .filter((light) => light >= 0);
      expect(Math.max(...seen)).toBeLessThanOrEqual(1 + 1e-9);
      // light still inside after the last bounce is dropped
      expect(seen.reduce((sum, light) => sum + light, 0) / seen.length).toBeGreaterThan(0.95);
    }
  });

  it('bends by the law of Snell, and is thrown back wholly beyond the critical angle', () => {
    const slab: Solid = [
      [0, 0, 1, 1],
      [0, 0, -1, 1],
      [1, 0, 0, 50],
      [-1, 0, 0, 50],
      [0, 1, 0, 50],
      [0, -1, 0, 50],
    ];
    const leaving: number[][] = [];
    const sine = Math.sin(0.6);
    stoneOf(slab, clear).send([0, 0, 2, sine, 0, -Math.cos(0.6)], 1, (...ray) => leaving.push(ray));
    const [reflection, through] = leaving;
    expect(reflection?.[5]).toBeCloseTo(Math.cos(0.6), 9);
    // in: 1 mm of air and 2 mm of stone, each at its own angle; out: parallel to the ray that came
    const inside = Math.asin(sine / clear.index);
    expect(through?.[0]).toBeCloseTo(Math.tan(0.6) + 2 * Math.tan(inside), 9);
    expect(through?.[3]).toBeCloseTo(sine, 9);
    const critical = criticalAngle(clear.index);
    expect(fresnel(Math.cos(critical + 1e-6), 1 / clear.index)).toBe(1);
    expect(fresnel(Math.cos(critical - 1e-3), 1 / clear.index)).toBeLessThan(0.8);
    expect(fresnel(1, 2.417)).toBeCloseTo(0.172, 3);
  });

  it('comes back from a pavilion of the right angle and leaks through one that is too shallow', () => {
    const leaked = (pavilion: number, index: number): number => {
      const optics = { ...clear, index };
      const stone = stoneOf(solidOf({ cut: 'round', index, pavilion }), optics);
      let below = 0;
      for (const [x, y] of downward) {
        stone.send([x, y, 3, 0, 0, -1], 1, (_x, _y, _z, _dx, _dy, dz, weight) => {
          if (dz < 0) below += weight / downward.length;
        });
      }
      return below;
    };
    for (const { index } of [GEM_OPTICS.diamond, GEM_OPTICS.ruby, GEM_OPTICS.emerald]) {
      const right = leaked(pavilionAngle(index), index);
      const shallow = leaked(criticalAngle(index) - 0.12, index);
      expect(shallow).toBeGreaterThan(0.7);
      expect(right).toBeLessThan(shallow / 2);
    }
  });

  it('loses twice as much, as an exponent, on twice the path (Beer and Lambert)', () => {
    const slab = (thickness: number): Solid => [
      [0, 0, 1, thickness / 2],
      [0, 0, -1, thickness / 2],
      [1, 0, 0, 50],
      [-1, 0, 0, 50],
      [0, 1, 0, 50],
      [0, -1, 0, 50],
    ];
    const through = (thickness: number): number => {
      let first = 0;
      const ruby = { ...GEM_OPTICS.ruby, zoning: 0, haze: 0 };
      stoneOf(slab(thickness), ruby).send([0, 0, 9, 0, 0, -1], 1, (_x, _y, _z, _dx, _dy, dz, weight) => {
        if (dz < 0 && first === 0) first = weight;
      });
      return -Math.log(first / (1 - fresnel(1, indicesOf(ruby)[1])) ** 2);
    };
    expect(through(2)).toBeCloseTo(2 * GEM_OPTICS.ruby.absorption[1], 6);
    expect(through(4)).toBeCloseTo(2 * through(2), 6);
  });
});

describe('the table of stones', () => {
  it('splits colours the way the dispersion of each stone says', () => {
    for (const optics of Object.values(GEM_OPTICS)) {
      const [red, green, blue] = indicesOf(optics);
      expect(red).toBeLessThan(green);
      expect(green).toBeLessThan(blue);
      expect(blue - red).toBeLessThan(optics.dispersion);
    }
  });

  it('gives a diamond of a fifth of a carat the size that the trade gives it, 3.8 mm', () => {
    const solid = solidOf({ cut: 'round', index: GEM_OPTICS.diamond.index });
    const across = 2 * halfHeight(solid, 0.04, GEM_OPTICS.diamond.density);
    expect(across).toBeGreaterThan(3.65);
    expect(across).toBeLessThan(3.95);
  });
});

describe('the planes of a cut', () => {
  const shapes: CutShape[] = facetedCuts.map((cut) => ({ cut, index: 1.766 }));

  it('enclose a stone that every facet takes part in', () => {
    for (const shape of shapes) {
      const solid = solidOf(shape);
      const corners = cornersOf(solid);
      expect(volumeOf(solid), shape.cut).toBeGreaterThan(0.4);
      const unused = solid.filter(
        ([x, y, z, distance]) =>
          !corners.some((p) => Math.abs(p[0] * x + p[1] * y + p[2] * z - distance) < 1e-6),
      );
      expect(unused.length, shape.cut).toBeLessThan(solid.length / 10);
    }
  });

  it('give a round brilliant 57 facets and the girdle', () => {
    const facets = solidOf({ cut: 'round', index: 2.417 }).filter(([, , z]) => Math.abs(z) > 1e-6);
    expect(facets).toHaveLength(57);
  });
});

describe('a developed picture', () => {
  const picture: GemPicture = {
    stone: 'ruby',
    cut: { cut: 'oval' },
    gram: 0.5,
    view: 'face',
    seed: 3,
    inclusions: { needles: 5, feathers: 2, crystals: 2 },
  };
  const bytes = (scene = gemScene(picture, 24)): Uint8Array =>
    develop(renderRows(scene, { size: 32, from: 0, to: 32 }));
  const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

  it('is the same every time, whole or in parts, and another stone by another seed', () => {
    const scene = gemScene(picture, 24);
    const whole = renderRows(scene, { size: 32, from: 0, to: 32 });
    const lower = renderRows(scene, { size: 32, from: 16, to: 32 });
    expect(lower.shown).toEqual(whole.shown.slice(16 * 32 * 3));
    expect(hashOf(bytes())).toBe(hashOf(bytes()));
    expect(hashOf(bytes(gemScene({ ...picture, seed: 4 }, 24)))).not.toBe(hashOf(bytes()));
  });

  it('shows a turned stone from another side, as large as before, and after a whole turn as it lay', () => {
    const [lies, quarter, whole] = [0, 90, 360].map((turned) => gemScene({ ...picture, turned }, 24));
    expect(hashOf(bytes(quarter))).not.toBe(hashOf(bytes(lies)));
    expect(quarter?.camera.width).toBe(lies?.camera.width);
    expect(quarter?.camera.viewer[2]).toBe(lies?.camera.viewer[2]);
    for (const axis of [0, 1, 2] as const) {
      expect(whole?.camera.viewer[axis]).toBeCloseTo(lies?.camera.viewer[axis] ?? 0, 9);
      expect(whole?.camera.middle[axis]).toBeCloseTo(lies?.camera.middle[axis] ?? 0, 9);
    }
  });

  it('shows the stone in its colour on the ground of the house', () => {
    const data = bytes();
    const at = (x: number, y: number): Vec3 => {
      const i = (y * 32 + x) * 3;
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    };
    const [red, green] = at(16, 14);
    expect(red).toBeGreaterThan(2 * green);
    for (const [channel, value] of at(1, 1).entries())
      expect(Math.abs(value - ([0xf4, 0xeb, 0xec][channel] ?? 0))).toBeLessThan(8);
  });

  it('shows a pearl on its shadow, lighter above than below', () => {
    const scene = domeScene(
      { stone: 'pearl', width: 1, rise: 1, whole: true, gram: 1, view: 'side', seed: 1 },
      24,
    );
    const data = bytes(scene);
    const grey = (y: number): number => data[(y * 32 + 16) * 3 + 1] ?? 0;
    expect(grey(11)).toBeGreaterThan(grey(24));
  });

  it('has a curve that rises, never passes white, and can be turned round', () => {
    for (let light = 0.02; light < 4; light += 0.1) {
      expect(expose(light + 0.05)).toBeGreaterThan(expose(light));
      expect(expose(light)).toBeLessThan(1);
    }
    expect(expose(GROUND_COLOUR[0])).toBeCloseTo(0.905, 6);
    expect(expose(unexpose(0.3))).toBeCloseTo(0.3, 9);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIGHTS, type LightName } from '../traced/constants.ts';
import { GEM_OPTICS } from '../traced/gem-optics.ts';
import { type GemPicture, gemScene, stonePlan } from '../traced/gem-scene.ts';
import { layStone } from '../traced/laid-stone.ts';
import { readStoneFile, writeStoneFile } from '../traced/stone-file.ts';
import { traceShader } from './shader.ts';
import { stoneNumbers } from './stone-numbers.ts';

const picture: GemPicture = {
  stone: 'ruby',
  cut: { cut: 'oval' },
  gram: 0.5,
  view: 'face',
  seed: 3,
  inclusions: { needles: 5, feathers: 2 },
};
const plan = stonePlan(picture);
const asItLies = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;

describe('the numbers of a stone for the shader', () => {
  const numbers = stoneNumbers(plan);

  it('are those of its picture: the camera, the planes, the inclusions, the optics', () => {
    const { solid, inclusions } = layStone(plan);
    expect(numbers.camera).toEqual(gemScene(picture, 8).camera);
    expect(numbers.sizes).toMatchObject({ planes: solid.length, inclusions: inclusions.length });
    expect(numbers.block).toHaveLength((solid.length + numbers.sizes.panels * 4 + inclusions.length * 4) * 4);
    expect(numbers.fixed.absorb).toEqual(GEM_OPTICS.ruby.absorption);
  });

  it('say that the stone lies on the ground, and where the ground is when it is turned over', () => {
    expect(numbers.lowest(asItLies)).toBeCloseTo(0, 6);
    const lowest = numbers.lowest([1, 0, 0, 0, -1, 0, 0, 0, -1]);
    expect(Math.abs(lowest)).toBeGreaterThan(0.05);
  });

  it('make open ground equally bright in every light, and fill the panels of each', () => {
    for (const name of Object.keys(LIGHTS) as LightName[]) {
      const light = numbers.setLight(name);
      expect(light.lamps).toBe(LIGHTS[name].panels.length);
      expect(light.exposure).toBeGreaterThan(0);
      const first = numbers.sizes.planes * 4;
      expect(Math.hypot(...numbers.block.subarray(first, first + 3))).toBeCloseTo(1, 5);
    }
  });

  it('are small enough for every device with WebGL 2: 16 KB in a block', () => {
    for (const needles of [0, 70]) {
      const { block } = stoneNumbers({ ...plan, inclusions: { needles, crystals: 26 } });
      expect(block.byteLength).toBeLessThanOrEqual(16_384);
    }
  });
});

describe('the shader', () => {
  it('is ASCII without comments, and every number in it is one', () => {
    const source = traceShader(stoneNumbers(plan).sizes);
    expect(source).toMatch(/^#version 300 es\n/);
    expect(source).not.toMatch(/undefined|NaN|Infinity|\/\/|[^\n -~]/);
  });
});

describe('the file of a stone', () => {
  it('gives back the plan that was written, behind a picture that is as it was', () => {
    const ground = readFileSync(new URL('../../../seed/stones/natural-ruby-manik.avif', import.meta.url));
    const file = writeStoneFile(ground, plan);
    expect(readStoneFile(ground).cut).toEqual({ cut: 'cushion' });
    expect(file.subarray(0, ground.length)).toEqual(new Uint8Array(ground));
    expect(readStoneFile(writeStoneFile(new Uint8Array(), plan))).toEqual(JSON.parse(JSON.stringify(plan)));
  });

  it('is refused when the picture has no plan, or is no picture', () => {
    expect(() => readStoneFile(new Uint8Array(0))).toThrow(RangeError);
    expect(() => readStoneFile(new Uint8Array(400))).toThrow(RangeError);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { GROUND_MAP } from '#art/gem/traced/constants.ts';
import { develop } from '#art/gem/traced/develop.ts';
import { stoneScene } from '#art/gem/traced/gem-scene.ts';
import { groundMap } from '#art/gem/traced/ground-map.ts';
import type { StonePlan } from '#art/gem/traced/laid-stone.ts';
import { renderRows } from '#art/gem/traced/render.ts';
import { readStoneFile } from '#art/gem/traced/stone-file.ts';
import type * as TurnedStoneModule from '#art/gem/turned/turned-stone.ts';

const size = 40;
/** Mean difference a channel, of 255, that decision 61 allows. */
const allowed = 1.5;

const sources = join(import.meta.dirname, '../..');
const folder = join(sources, 'seed/stones');
const stones = readdirSync(folder).slice(0, 10);

/** Opens a page of its own on the sources of the shader. */
async function openSources(page: Page) {
  await page.route('http://stones.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const body = stripTypeScriptTypes(readFileSync(join(sources, pathname), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('http://stones.test/');
}

/** The shader's picture of a stone as it lies, as bytes from the lower row up, four a pixel. */
const drawn = (page: Page, plan: StonePlan, ground: Uint8Array) =>
  page.evaluate(
    async ({ plan, ground, pixels, size }) => {
      const address = 'http://stones.test/art/gem/turned/turned-stone.ts';
      const { createTurnedStone, SAMPLES }: typeof TurnedStoneModule = await import(address);
      const canvas = new OffscreenCanvas(size, size);
      const picture = new ImageData(pixels, pixels);
      for (let i = 0; i < pixels * pixels; i++)
        picture.data.set([...ground.slice(i * 3, i * 3 + 3), 255], i * 4);
      const stone = createTurnedStone(canvas, plan, picture);
      const gl = canvas.getContext('webgl2');
      if (!stone || !gl) throw new Error('this browser has no WebGL 2');
      for (let sample = 1; sample <= SAMPLES; sample++)
        stone.draw({ turn: [1, 0, 0, 0, 1, 0, 0, 0, 1], light: 'day', bounces: 15, scale: 1, sample });
      const bytes = new Uint8Array(size * size * 4);
      gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
      stone.close();
      return [...bytes];
    },
    { plan, ground: [...ground], pixels: GROUND_MAP.pixels, size },
  );

test('the shader draws ten stones as the tracer does, in software WebGL', async ({ page }) => {
  await openSources(page);
  for (const file of stones) {
    const plan = readStoneFile(readFileSync(join(folder, file)));
    const scene = stoneScene(plan, 'face', 12);
    const traced = develop(renderRows(scene, { size, from: 0, to: size }));
    const bytes = await drawn(page, plan, groundMap(scene, plan));
    let difference = 0;
    for (const [i, value] of traced.entries()) {
      const [pixel, channel] = [Math.floor(i / 3), i % 3];
      const row = size - 1 - Math.floor(pixel / size);
      difference += Math.abs(value - (bytes[(row * size + (pixel % size)) * 4 + channel] ?? 0));
    }
    expect.soft(difference / traced.length, file).toBeLessThan(allowed);
  }
});

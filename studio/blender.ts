import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Raster } from './raster.ts';
import type { StudioSubject } from './scenes/scene.ts';

type BlenderSubject = Extract<StudioSubject, { kind: 'blender' }>;

/** The tile of the shop, on which every picture stands. */
const GROUND = '#f4ebec';

const script = new URL('./blender/render.py', import.meta.url).pathname;

/**
 * Renders a model with Blender's Cycles, without a window. Debian's Blender has no denoiser. Throws when Blender is not
 * installed.
 */
export async function renderWithBlender(
  { model, options }: BlenderSubject,
  { size, threads }: { size: number; threads: number },
): Promise<Raster> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    // a draft is drawn larger and shrunk; a final has its fine grain, which is gone in the smaller copies
    const drawn = size < 800 ? Math.round(size * 1.5) : size;
    const order = join(folder, 'order.json');
    const output = join(folder, 'picture.png');
    await writeFile(order, JSON.stringify({ model, options, size: drawn, threads, output }));
    await promisify(execFile)('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', order], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    const rgb = await sharp(output)
      .flatten({ background: GROUND })
      .resize(size, size, { kernel: 'lanczos3' })
      .raw()
      .toBuffer();
    return { size, rgb };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

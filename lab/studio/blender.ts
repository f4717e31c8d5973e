import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { solidOf } from '../tracer/solid.ts';
import { drawn } from './drawings.ts';
import type { Raster } from './raster.ts';
import type { StudioSubject } from './scenes/scene.ts';

type BlenderSubject = Extract<StudioSubject, { kind: 'blender' }>;

/** Samples of a pixel. What grain they leave, the denoiser takes out. */
const SAMPLES = { draft: 8, matte: 4, polished: 8 } as const;

/** Models of polished plates, whose grain shows most. */
const POLISHED: readonly string[] = [
  'yantra',
  'framed_yantra',
  'capped_bead',
  'bell',
  'pyramid_plate',
  'puja_thali',
  'panch_deep',
  'tortoise_alone',
  'ring',
  'altar_stone',
  'pendant',
  'kavach',
  'struck_coin',
  'flat_tortoise',
  'home_piece',
  'gift_set',
];

const script = new URL('./blender/render.py', import.meta.url).pathname;

/** Draws what is cut into the metals of a scene, and the face of the coin. Returns the files by name. */
async function writeDrawings(
  { options, drawings = {} }: BlenderSubject,
  folder: string,
): Promise<Record<string, string>> {
  const files = Object.entries({
    ...drawings,
    ...('coin' in options ? { rupee: 'rupee' as const } : {}),
  }).map(async ([name, drawing]) => {
    const file = join(folder, `${name}.png`);
    await writeFile(file, await drawn(drawing));
    return [name, file] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Renders a model with Blender's Cycles, without a window, and takes the grain out (`blender/denoise.py`). Throws when
 * Blender is not installed.
 */
export async function renderWithBlender(
  subject: BlenderSubject,
  { size, threads }: { size: number; threads: number },
): Promise<Raster> {
  const { model, options } = subject;
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    const isDraft = size < 800;
    const order = join(folder, 'order.json');
    const output = join(folder, 'picture.rgb');
    await writeFile(
      order,
      JSON.stringify({
        model,
        options,
        drawings: await writeDrawings(subject, folder),
        cuts: Object.fromEntries(
          Object.entries(subject.cuts ?? {}).map(([name, shape]) => [name, solidOf(shape)]),
        ),
        size,
        samples: isDraft
          ? SAMPLES.draft
          : (subject.samples ?? SAMPLES[POLISHED.includes(model) ? 'polished' : 'matte']),
        threads,
        output,
      }),
    );
    await promisify(execFile)('blender', ['-b', '--python-exit-code', '1', '-P', script, '--', order], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: String(threads) },
    });
    return { size, rgb: await readFile(output) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { domeScene } from '../tracer/dome-scene.ts';
import { gemScene } from '../tracer/gem-scene.ts';
import type { Scene } from '../tracer/render.ts';
import { sightAxes } from '../tracer/studio-light.ts';
import { finishedFile } from './picture-files.ts';
import { scenes } from './scenes/index.ts';
import type { StudioScene } from './scenes/scene.ts';

const folder = join(projectFolder, 'web/drawings');

/** The finished picture that each of the nine stones of the interface is cut from, and its height in a box of 200. */
const SOURCES = {
  manik: ['natural-ruby-manik', 144],
  pukhraj: ['yellow-sapphire-pukhraj', 138],
  panna: ['zambian-emerald-panna', 136],
  heera: ['heera-brilliant-cut', 134],
  moti: ['moti-south-sea-pearl', 132],
  moonga: ['red-coral-moonga', 138],
  gomed: ['hessonite-gomed', 138],
  neelam: ['blue-sapphire-neelam', 138],
  lehsuniya: ['cats-eye-lehsuniya', 136],
} as const;

/** The view that stands for a category on the home page, by the name of its file. */
const SHELVES = {
  gemstone: ['zambian-emerald-panna', 'face'],
  rudraksha: ['panch-mukhi-rudraksha', 'above'],
  yantra: ['sri-yantra-copper-pocket', 'desk'],
  ring: ['emerald-ring-panna', 'stand'],
  diya: ['clay-akhand-diya', 'front'],
  bracelet: ['rudraksha-bracelet-silver-caps', 'laid'],
  kavach: ['hanuman-kavach-copper', 'close'],
  pyramid: ['amethyst-pyramid', 'corner'],
} as const;

/** Pixels of a finished picture and of its outline. */
const FROM = 1200;
/** Pixels of a stone: one and two for each of the 244 units of a drawing. */
const SIDES = [244, 488] as const;

/** White where a ray of the camera meets the stone, black elsewhere. */
function outline({ camera, bodies }: Scene): Buffer {
  const { viewer, middle, width } = camera;
  const { right, up } = sightAxes(viewer);
  const inside = Buffer.alloc(FROM * FROM);
  for (let i = 0; i < inside.length; i++) {
    const u = ((i % FROM) + 0.5) / FROM - 0.5;
    const v = 0.5 - (Math.floor(i / FROM) + 0.5) / FROM;
    const [x, y, z] = [0, 1, 2].map(
      (k) => (middle[k] ?? 0) + ((right[k] ?? 0) * u + (up[k] ?? 0) * v) * width + (viewer[k] ?? 0) * 200,
    ) as [number, number, number];
    if (bodies[0]?.meets(x, y, z, -viewer[0], -viewer[1], -viewer[2])) inside[i] = 255;
  }
  return inside;
}

/** The outline of a pearl: its picture has it in the middle, 0.58 of the whole across, and nearly round. */
function disc(): Buffer {
  const inside = Buffer.alloc(FROM * FROM);
  for (let i = 0; i < inside.length; i++) {
    const [x, y] = [(i % FROM) + 0.5 - FROM / 2, Math.floor(i / FROM) + 0.5 - FROM / 2];
    if (Math.hypot(x, y) < FROM * 0.29 * 0.982) inside[i] = 255;
  }
  return inside;
}

function outlineOf({ subject }: StudioScene): Buffer {
  if (subject.kind === 'gem') return outline(gemScene(subject.gem, 8));
  return subject.kind === 'dome' ? outline(domeScene(subject.dome, 8)) : disc();
}

/** Joins pixels of three bytes and their alpha. */
const withAlpha = (rgb: Buffer, alpha: Buffer): Buffer =>
  Buffer.from(
    Uint8Array.from(
      { length: alpha.length * 4 },
      (_, i) => (i % 4 === 3 ? alpha[i >> 2] : rgb[(i >> 2) * 3 + (i % 4)]) ?? 0,
    ),
  );

/** Returns a stone on nothing, `high` units high or wide, with the shadow that it throws downwards. */
async function cutOut(scene: StudioScene, high: number, side: number): Promise<Buffer> {
  const unit = side / 244;
  const raw = { raw: { width: FROM, height: FROM, channels: 1 } } as const;
  const soft = sharp(outlineOf(scene), raw).blur(1.1).extractChannel(0);
  const shown = sharp(finishedFile(scene, FROM)).removeAlpha();
  const cut = withAlpha(await shown.raw().toBuffer(), await soft.raw().toBuffer());
  const size = Math.round(high * unit);
  const stone = await sharp(cut, { raw: { width: FROM, height: FROM, channels: 4 } })
    .trim({ background: '#0000', threshold: 1 })
    .resize(size, size, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const { width, height } = await sharp(stone).metadata();
  const [left, top] = [Math.round((side - width) / 2), Math.round((side - height) / 2)];
  const empty = { width: side, height: side, channels: 4, background: '#0000' } as const;
  const lower = { input: stone, left, top: top + Math.round(7 * unit) };
  const shape = await sharp(await sharp({ create: empty }).composite([lower]).png().toBuffer())
    .extractChannel(3)
    .blur(5 * unit)
    .linear(0.4, 0)
    .raw()
    .toBuffer();
  const dark = Buffer.alloc(shape.length * 3, Buffer.from([43, 16, 20]));
  const raw4 = { raw: { width: side, height: side, channels: 4 } } as const;
  const shadow = await sharp(withAlpha(dark, shape), raw4).png().toBuffer();
  return sharp({ create: empty })
    .composite([{ input: shadow }, { input: stone, left, top }])
    .webp({ quality: 74, alphaQuality: 80, effort: 6 })
    .toBuffer();
}

function sceneOf(product: string, view: string): StudioScene {
  const scene = scenes.find((one) => one.product === product && one.view === view);
  if (!scene) throw new Error(`${product} has no view "${view}"`);
  return scene;
}

/**
 * Returns a finished picture as wide as a niche, which is four fifths of its height. A lamp keeps its whole width, with more of the
 * ground above and below: its flame is at the edge.
 */
const shelfPicture = (scene: StudioScene): Promise<Buffer> =>
  sharp(finishedFile(scene, FROM))
    .resize(320, 400, {
      fit: scene.product === SHELVES.diya[0] ? 'contain' : 'cover',
      background: '#f4ebec',
      kernel: 'lanczos3',
    })
    .webp({ quality: 76, effort: 6 })
    .toBuffer();

/**
 * Writes the pictures of the interface: the nine stones, cut out of finished pictures, to web/drawings/stones in two sizes, and the
 * categories of the home page to web/drawings/shelves.
 */
export async function writeHousePictures(): Promise<void> {
  const write = async (file: string, bytes: Buffer): Promise<void> => {
    await writeFile(join(folder, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  };
  for (const name of ['stones', 'shelves']) await mkdir(join(folder, name), { recursive: true });
  for (const [name, [product, high]] of Object.entries(SOURCES))
    for (const side of SIDES)
      await write(`stones/${name}-${side}.webp`, await cutOut(sceneOf(product, 'face'), high, side));
  for (const [name, [product, view]] of Object.entries(SHELVES))
    await write(`shelves/${name}.webp`, await shelfPicture(sceneOf(product, view)));
}

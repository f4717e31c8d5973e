import { existsSync } from 'node:fs';
import { catalogue } from '#seed/catalog/index.ts';
import { photographsOf } from '#seed/photographs.ts';
import { draftFile, openScenes } from './picture-files.ts';
import type { StudioScene } from './scenes/scene.ts';

/** Seconds of one idle core for a final of 1,200 pixels, as measured; Blender's with the denoiser. */
const SECONDS = { gem: 60, dome: 50, blender: 35 } as const;

/** Pictures that each product should have at least. */
const VIEWS = 3;

/** Returns how many drawings stand for two or more goods that the shop still shows as drawings. */
function sharedDrawings(): number {
  const pictured = photographsOf(catalogue);
  const goods = new Map<string, Set<string>>();
  for (const { slug, pictures } of catalogue) {
    if (pictured.has(slug)) continue;
    for (const picture of pictures) {
      const key = JSON.stringify(picture);
      goods.set(key, (goods.get(key) ?? new Set<string>()).add(slug));
    }
  }
  return [...goods.values()].filter(({ size }) => size > 1).length;
}

/** Prints how many pictures exist, are open and are not yet described, and what they would take. */
export async function printPlan(scenes: readonly StudioScene[], threads: number): Promise<void> {
  const open = await openScenes(scenes);
  const drafts = open.filter((scene) => existsSync(draftFile(scene))).length;
  const seconds = open.reduce((sum, { subject }) => sum + SECONDS[subject.kind], 0);
  console.log(
    `${scenes.length} scenes: ${scenes.length - open.length} finished, ${open.length} open, ${drafts} of them as drafts.`,
  );
  console.log(`Open finals: about ${Math.ceil(seconds / threads / 60)} min with ${threads} thread(s).`);
  const described = new Set(scenes.map(({ product }) => product));
  const byCategory = Map.groupBy(catalogue, ({ category }) => category);
  let missing = 0;
  for (const [category, products] of byCategory) {
    const without = products.filter(({ slug }) => !described.has(slug)).length;
    missing += without;
    console.log(
      `${category.padEnd(20)} ${products.length - without} of ${products.length} products have scenes`,
    );
  }
  const hours = (missing * VIEWS * SECONDS.blender) / 3600;
  console.log(
    `Without scenes: ${missing} products, ${missing * VIEWS} pictures, about ${hours.toFixed(1)} h of one core.`,
  );
  console.log(`Drawings that stand for more than one of the goods without pictures: ${sharedDrawings()}.`);
}

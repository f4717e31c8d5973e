import { existsSync } from 'node:fs';
import { catalogue } from '../../seed/catalog/index.ts';
import { finishedPictures, NEEDED_VIEWS } from '../../seed/photographs.ts';
import { draftFile, openScenes } from './picture-files.ts';
import type { StudioScene } from './scenes/scene.ts';

/** Seconds of one idle core for a final of 1,200 pixels, as measured; Blender's with the denoiser. */
const SECONDS = { gem: 60, dome: 50, blender: 35 } as const;

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
  const hours = (missing * NEEDED_VIEWS * SECONDS.blender) / 3600;
  console.log(
    `Without scenes: ${missing} products, ${missing * NEEDED_VIEWS} pictures, about ${hours.toFixed(1)} h of one core.`,
  );
  const bare = catalogue.filter(({ slug }) => finishedPictures(slug).length < NEEDED_VIEWS);
  console.log(`With fewer than ${NEEDED_VIEWS} finished pictures: ${bare.length} products.`);
}

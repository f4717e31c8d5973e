// npm run studio [-- draft | sheet | plan | strips | house] [part of a product's slug]: renders the pictures of the demo's products.
//   (nothing)  renders every picture whose scene has changed, and goes on where it was stopped
//   draft      renders small drafts of them, to be looked at before a final is made
//   sheet      draws contact sheets of all pictures with names
//   plan       prints what is open and about how long it takes
//   strips     renders the strips of cut stones, with which people turn them (seed/strips), and goes on where it was stopped
//   house      cuts the pictures of the interface out of finished ones (web/drawings)
// STUDIO_THREADS sets the number of threads, 1 by default. Blender is needed only for scenes that it renders.
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { drawContactSheets } from './contact-sheet.ts';
import { writeHousePictures } from './house-pictures.ts';
import {
  DRAFT_WIDTH,
  draftFile,
  openScenes,
  removeOldViews,
  WIDTHS,
  writeDraft,
  writeFinished,
} from './picture-files.ts';
import { printPlan } from './plan.ts';
import { renderScene } from './render-scene.ts';
import { scenes } from './scenes/index.ts';
import type { StudioScene } from './scenes/scene.ts';
import { writeStrips } from './strips.ts';

const commands = ['draft', 'sheet', 'plan', 'strips', 'house'] as const;
const given = process.argv.slice(2);
const command = commands.find((name) => name === given[0]) ?? 'final';
const wanted = given.filter((word) => word !== command)[0] ?? '';
const chosen = scenes.filter(({ product }) => product.includes(wanted));
const threads = Math.max(1, Number(process.env.STUDIO_THREADS ?? 1));

async function renderAll(open: readonly StudioScene[], size: number): Promise<void> {
  setPriority(19);
  const began = performance.now();
  for (const [i, scene] of open.entries()) {
    const start = performance.now();
    let said = start;
    const name = `${i + 1} of ${open.length}: ${scene.product}, ${scene.view}`;
    const raster = await renderScene(scene, {
      size,
      threads,
      told: (share) => {
        if (performance.now() - said < 20_000) return;
        said = performance.now();
        console.log(`${name}: ${Math.round(share * 100)} %`);
      },
    });
    if (size === DRAFT_WIDTH) await writeDraft(scene, raster);
    else await writeFinished(scene, raster, scenes);
    const now = performance.now();
    const rest = ((now - began) / (i + 1)) * (open.length - i - 1);
    console.log(
      `${name}: ${((now - start) / 1000).toFixed(0)} s, about ${Math.ceil(rest / 60_000)} min to go`,
    );
  }
}

const open = await openScenes(chosen);
if (command === 'plan') await printPlan(chosen, threads);
else if (command === 'strips') await writeStrips(chosen);
else if (command === 'house') await writeHousePictures();
else if (command === 'sheet') for (const file of await drawContactSheets(chosen)) console.log(file);
else if (command === 'draft')
  await renderAll(
    open.filter((scene) => !existsSync(draftFile(scene))),
    DRAFT_WIDTH,
  );
else {
  await renderAll(open, WIDTHS[0]);
  for (const name of await removeOldViews(scenes)) console.log(`${name}: removed, no scene has it`);
}

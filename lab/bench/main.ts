// npm run bench [name]: runs the benchmarks of bench/ one after the other. Each prints its own table.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSources } from '../../scripts/checks/sources.ts';
import { projectFolder } from '../../scripts/launcher/environment.ts';

const wanted = process.argv[2] ?? '';
const benches = (await readSources(/^lab\/bench\/.*\.bench\.ts$/)).filter(({ path }) =>
  path.includes(wanted),
);
if (benches.length === 0) console.log(`There is no benchmark ${wanted && `"${wanted}" `}in lab/bench/.`);
for (const { path } of benches) {
  console.log(`\n== ${path}`);
  await import(pathToFileURL(join(projectFolder, path)).href);
}

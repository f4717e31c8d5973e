// npm run sbom: lists every package of the lock file with its version, hash and licence as CycloneDX JSON in build/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceInFiles } from './checks/licences.ts';
import { projectFolder } from './launcher/environment.ts';
import { run } from './setup/run.mjs';

const options =
  '--sbom-format=cyclonedx --sbom-type=application --package-lock-only --offline --no-update-notifier';

/**
 * Returns the software bill of materials of the lock file (CycloneDX 1.5, JSON). npm makes it from the lock file alone, so it
 * names no registry and no folder of this machine. A licence that only a package's files name is added.
 */
export async function createSbom(): Promise<string> {
  const text = await run('npm', ['sbom', ...options.split(' ')], { cwd: projectFolder });
  const sbom = JSON.parse(text);
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'navaratna';
  for (const component of sbom.components) {
    const id = component.licenses?.length ? null : licenceInFiles(component.name);
    if (id) component.licenses = [{ license: { id } }];
  }
  return JSON.stringify(sbom, null, 2);
}

if (import.meta.main) {
  const file = join('build', 'sbom.cdx.json');
  await mkdir(join(projectFolder, 'build'), { recursive: true });
  await writeFile(join(projectFolder, file), `${await createSbom()}\n`);
  console.log(`Wrote ${file}.`);
}

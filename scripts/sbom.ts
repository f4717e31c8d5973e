// npm run sbom: lists every package of the lock file with its version, hash and licence as CycloneDX JSON in build/.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from './launcher/environment.ts';
import { createSbom } from './sbom/create-sbom.ts';

const file = join('build', 'sbom.cdx.json');
const { sbom, withoutLicence } = await createSbom();
await mkdir(join(projectFolder, 'build'), { recursive: true });
await writeFile(join(projectFolder, file), `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} packages`);
if (withoutLicence.length > 0)
  console.log(`The lock file names no licence for ${withoutLicence.join(', ')}.`);

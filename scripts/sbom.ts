// npm run sbom: lists every package of the lock file with its version, hash and licence as CycloneDX JSON in build/.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './launcher/environment.ts';

/** A package in a software bill of materials (CycloneDX 1.5). */
export type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
};

/** A software bill of materials, as npm writes it. */
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
};

/**
 * Returns the software bill of materials of the lock file, and the packages without a licence in it. npm makes it from the
 * lock file alone, so it names no registry and no folder of this machine.
 */
export async function createSbom(): Promise<{ sbom: Sbom; withoutLicence: string[] }> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--offline'],
    {
      cwd: projectFolder,
      maxBuffer: 64 * 2 ** 20,
      env: { ...process.env, npm_config_update_notifier: 'false' },
    },
  );
  const sbom: Sbom = JSON.parse(stdout);
  const { name } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'));
  // npm takes the name of the folder.
  sbom.metadata.component.name = name;
  const withoutLicence = sbom.components
    .filter(({ licenses = [] }) => licenses.length === 0)
    .map((one) => `${one.name} ${one.version}`);
  return { sbom, withoutLicence };
}

if (import.meta.main) {
  const file = join('build', 'sbom.cdx.json');
  const { sbom, withoutLicence } = await createSbom();
  await mkdir(join(projectFolder, 'build'), { recursive: true });
  await writeFile(join(projectFolder, file), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${file}: ${sbom.components.length} packages`);
  if (withoutLicence.length > 0)
    console.log(`The lock file names no licence for ${withoutLicence.join(', ')}.`);
}

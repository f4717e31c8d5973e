import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** Returns the folder where the packaged browser is unpacked, and its environment on a machine without libraries. */
export function browserFolder(): { folder: string; executablePath: string; env: Record<string, string> } {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(packageFolder, '..', '..', '.cache', 'navaratna', `chromium-${version}`);
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    folder,
    executablePath: join(folder, 'chromium'),
    // libnss3 and related libraries, which a bare machine lacks.
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** The only font folder of the browser: pages look the same on every machine, whatever fonts it has. */
const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the browser once per version: 67 MB to 209 MB, a second or two. */
export async function unpackBrowser(): Promise<void> {
  const { folder } = browserFolder();
  if (existsSync(folder)) return;
  console.log('Unpacking the browser ...');
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // The package unpacks into the system's temporary folder.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  try {
    await Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await chmod(join(unfinished, 'chromium'), 0o755);
  await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontsConfig(folder));
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

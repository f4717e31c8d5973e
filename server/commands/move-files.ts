import { parseArgs } from 'node:util';
import { readStorageConfig } from '../platform/config/config.ts';
import { commandPatience } from '../storage/attempts.ts';
import { createDiskObjects } from '../storage/disk-objects.ts';
import { markFolder } from '../storage/folder-mark.ts';
import { openObjects } from '../storage/open-objects.ts';
import type { ShowStep } from './backup-commands.ts';
import { type MoveProgress, moveObjects } from './move-objects.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const howFar = ({ seen, copied, there, removed, bytes }: MoveProgress): string =>
  removed > 0
    ? `${removed} of ${seen} removed`
    : `${seen} files, ${megabytes(bytes)}: ${copied} copied, ${there} were there`;

/**
 * Runs `npm run db -- move-files --to=bucket|disk [--delete]` between `STORAGE_DIR` and `STORAGE_URL`. The shop may run
 * meanwhile. `isStopped` ends it after the files under way; the next run goes on. Throws with the files that differ.
 */
export async function runMoveFiles(
  environment: Record<string, string | undefined>,
  args: string[],
  { step, isStopped }: { step: ShowStep; isStopped: () => boolean },
): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, delete: { type: 'boolean' } } });
  if (values.to !== 'bucket' && values.to !== 'disk')
    throw new Error('Say where to: npm run db -- move-files --to=bucket, or --to=disk.');
  const config = readStorageConfig(environment);
  if (!config.bucket) throw new Error('STORAGE_URL is missing: it names the bucket.');
  const disk = createDiskObjects(config.storageDir);
  // Without local copies, so that what is compared comes from the bucket.
  const bucket = await openObjects({ ...config, storageCacheBytes: 0 }, commandPatience);
  // The operator says that the files go here.
  if (values.to === 'disk') await markFolder(config.storageDir);
  const stores = values.to === 'bucket' ? { from: disk, to: bucket } : { from: bucket, to: disk };
  const progress: MoveProgress = { seen: 0, copied: 0, there: 0, removed: 0, bytes: 0 };
  const { finished, wrong } = await step(
    `Moving files from ${stores.from.place} to ${stores.to.place}`,
    () => moveObjects(stores, { remove: values.delete ?? false, isStopped, progress }),
    () => howFar(progress),
  );
  console.log(`${howFar({ ...progress, removed: 0 })}. Every copy was read back and compared by SHA-256.`);
  if (progress.removed > 0) console.log(`${progress.removed} files were removed from ${stores.from.place}.`);
  if (wrong.length > 0)
    throw new Error(
      `These files differ, and nothing was removed. Run it again:\n${wrong.slice(0, 50).join('\n')}`,
    );
  if (!finished) console.log('Stopped. Run it again to go on; what was copied is compared again.');
  else if (!values.delete)
    console.log(`Nothing was removed from ${stores.from.place}: add --delete once the shop uses the other.`);
}

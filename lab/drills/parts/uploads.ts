import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createClient } from '../../../contract/core/client.ts';
import type { ObjectStore } from '../../../server/platform/core/object-store.ts';
import { productForm, somePicture } from '../../../server/testing/fixtures/products.ts';
import { any } from './shoppers.ts';
import type { Actor } from './stage.ts';

/** Uploads and reads of pictures that run beside a load, and what they were answered in each phase. */
export type Uploads = {
  /** Begins a phase: its counts come after its name. */
  enter(phase: string): void;
  /** Ends them. Every picture whose upload was confirmed is read from the shop and from the store, and compared. */
  stop(): Promise<void>;
  /** Compares every confirmed picture. Returns what differs. */
  prove(store: ObjectStore): Promise<string[]>;
  counts: Record<string, number>;
  problems: string[];
};

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const sizes = ['', '-320', '-640'];

/** Starts clients that upload a picture with a new product, and others that look at pictures that are confirmed. */
export function startUploads(
  admin: Actor,
  bases: () => readonly string[],
  { uploaders = 2, readers = 4, paceMs = 80 } = {},
): Uploads {
  const counts: Record<string, number> = {};
  const problems: string[] = [];
  const confirmed: string[] = [];
  let phase = 'before';
  let isOver = false;
  let made = 0;
  const add = (what: string) => {
    const name = `${phase} ${what}`;
    counts[name] = (counts[name] ?? 0) + 1;
  };

  async function upload(): Promise<void> {
    made += 1;
    const colour = `#${(made * 7919).toString(16).padStart(6, '0').slice(-6)}`;
    const api = createClient({
      base: any(bases()),
      token: () => admin.token,
      lang: () => 'en',
      offline: () => 'no network',
    });
    try {
      const body = productForm({}, [{ bytes: await somePicture(colour, 900) }]);
      const { product } = await api('POST /api/auth/add-product', { body });
      confirmed.push(new URL(product.image[0] ?? '', 'http://shop').pathname);
      add('stored');
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      add(`upload ${status}`);
      if (status !== 503) problems.push(`an upload was answered ${status}: ${(error as Error).message}`);
    }
  }

  async function look(): Promise<void> {
    if (confirmed.length === 0) return;
    const response = await fetch(any(bases()) + any(confirmed).replace(/(?=\.\w+$)/, any(sizes)));
    await response.arrayBuffer();
    add(`picture ${response.status}`);
    if (response.status !== 200 && response.status !== 503)
      problems.push(`a confirmed picture was answered ${response.status}`);
  }

  async function work(step: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await step().catch((error: Error) => problems.push(error.message));
      await wait(paceMs);
    }
  }
  const running = [
    ...Array.from({ length: uploaders }, () => work(upload)),
    ...Array.from({ length: readers }, () => work(look)),
  ];
  return {
    counts,
    problems,
    enter: (next) => {
      phase = next;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
    async prove(store) {
      const wrong: string[] = [];
      for (const path of confirmed.flatMap((one) => sizes.map((size) => one.replace(/(?=\.\w+$)/, size)))) {
        const stored = await store.get(path.slice(1));
        if (!stored) {
          wrong.push(`${path} was confirmed, and is not in the bucket`);
          continue;
        }
        for (const base of bases()) {
          const response = await fetch(base + path);
          const bytes = new Uint8Array(await response.arrayBuffer());
          if (response.status !== 200 || hash(bytes) !== hash(stored))
            wrong.push(`${path} is served with ${response.status}, or other bytes than are in the bucket`);
        }
      }
      return wrong;
    },
  };
}

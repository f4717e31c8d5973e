/**
 * The V8 options and malloc settings of a server process. The Dockerfile repeats them, because it starts Node without the
 * launcher; scripts/container/container.test.ts checks that both agree. docs/performance.md says what each brings.
 */

/**
 * V8 options of Node 24. Another Node has other options and would not start with these. V8 rarely returns memory to the
 * system, so its peak is what counts:
 * - semi-spaces of 8 MB instead of 64 MB
 * - minor collections during a major one too, or up to 30 MB of young objects pile up
 * - no pretenuring: dead objects in the old generation keep alive all they refer to (a list page left 60 KB, now 10 KB)
 */
const heapOptions = '--max-semi-space-size=8 --no-separate-gc-phases --no-allocation-site-pretenuring'.split(
  ' ',
);

/** The options of Node 24 on every machine. A limit of 1 GB keeps major collections rare. */
export const node24Options: readonly string[] = ['--max-old-space-size=1024', ...heapOptions];

/** The options of this Node. */
export const serverOptions: readonly string[] = node24Options.filter(
  (option) => process.versions.node.startsWith('24.') || !heapOptions.includes(option),
);

/**
 * Settings of glibc's malloc: two arenas instead of one per thread; allocations from 256 KB come from mmap and go back to
 * the system when freed; 16 MB of free memory at the top of the heap go back too.
 */
export const mallocSettings: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 2 ** 10),
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};

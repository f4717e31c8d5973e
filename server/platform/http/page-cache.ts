import { type Body, createRecompressor } from './compression.ts';
import { outageOf } from './outage.ts';

/** A finished answer, the same for everyone: a page, or the JSON of a call that may be kept. */
export type FinishedAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Body;
};

/** What one render tells the cache: the answer, what it was made from, and whether it may be kept. */
export type Rendered = { answer: FinishedAnswer; tags: ReadonlySet<string>; keep: boolean };

/** The cache of finished answers (pages, and here all of them are called so): pages by key, dropped by the tags of what they were made from. */
export type PageCache = {
  /** The page under `key`, rendered if it is not there. Requests that come together share one render. */
  get: (key: string, render: () => Promise<Rendered>) => Promise<FinishedAnswer>;
  /** Forgets every page made from one of these, and keeps renders now under way from being stored or shared. */
  drop: (tags: readonly string[]) => void;
  /** Forgets everything: for what touches every page, and when drops may have been missed. */
  dropAll: () => void;
  /** Shows what is there only where nothing new can be made, until all is dropped: for when the database may be away. */
  setAside: () => void;
  /** Pages and bytes held now; how often one was there, and how often it had to be made. */
  size: () => { pages: number; bytes: number; hits: number; misses: number };
};

/** `around`: bytes beside the body; `bytes`: all that were counted last. */
type Entry = {
  answer: FinishedAnswer;
  tags: ReadonlySet<string>;
  around: number;
  bytes: number;
  hits: number;
};

/**
 * So many renders at once; others wait for their turn. Rendering is bound by the processor, so more at once are not
 * faster, but what each holds meanwhile grows old, and that is what the collector's hard work is made of.
 */
const MAX_CONCURRENT_RENDERS = 4;
/** A render that takes longer (ms) waits for something that may not come: its turn is another's. */
const RENDER_TIMEOUT_MS = 1000;

/** What is asked for again and again is worth the work of compressing it well: a fifth less on the line. */
const POPULAR = 2;

/** A page that could not be compressed once more is kept as it is. */
const stays = () => undefined;

// What the objects of a page take, and those of each of its tags.
const ownBytes = 1500;
const tagBytes = 250;

const bytesAround = (key: string, { answer, tags }: Rendered): number =>
  Object.values(answer.headers).reduce(
    (sum, value) => sum + value.length,
    ownBytes + key.length + tagBytes * tags.size,
  );

/**
 * A page cache of at most `maxBytes` (16 MB, seven hundred pages), least used first out. A render is stored only if no drop
 * of its tags came since it began: what it read may already be old. Pages are kept compressed; what is popular is
 * compressed once more, smaller.
 */
export function createPageCache({ maxBytes = 16 * 2 ** 20 }: { maxBytes?: number } = {}): PageCache {
  /** In order of use, the least used first. */
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<FinishedAnswer>>();
  /** What is shown where nothing new can be made; it may be old. */
  const aside = new Map<string, FinishedAnswer>();
  let held = 0;
  let hits = 0;
  let misses = 0;
  // Drops are counted; a tag's last drop is compared with the count at which a render began.
  let drops = 0;
  let lastDropOfAll = 0;
  const lastDropOf = new Map<string, number>();
  let renders = 0;
  const shrink = createRecompressor();
  let turns = 0;
  const waiting: (() => void)[] = [];

  /** Begins a turn; what is answered ends it, and so does time. Whoever ends hands its turn on. */
  function beginTurn(): () => void {
    let mine = true;
    function end() {
      if (!mine) return;
      mine = false;
      clearTimeout(timer);
      const next = waiting.shift();
      if (next) next();
      else turns -= 1;
    }
    const timer = setTimeout(end, RENDER_TIMEOUT_MS);
    timer.unref();
    return end;
  }

  async function makeSmaller(key: string, entry: Entry) {
    entry.answer = { ...entry.answer, body: await shrink(entry.answer.body) };
    recount(key, entry);
  }

  /** Takes note of what a page holds now, and lets go what is too much. */
  function recount(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    const bytes = entry.around + entry.answer.body.bytes;
    held += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const oldest of entries.keys()) {
      if (held <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    held -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, rendered: Rendered) {
    remove(key);
    const { answer, tags } = rendered;
    const entry: Entry = { answer, tags, around: bytesAround(key, rendered), bytes: 0, hits: 0 };
    entries.set(key, entry);
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    recount(key, entry);
  }

  const droppedSince = (began: number, tags: ReadonlySet<string>) =>
    lastDropOfAll > began || [...tags].some((tag) => (lastDropOf.get(tag) ?? 0) > began);

  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<FinishedAnswer> {
    if (turns < MAX_CONCURRENT_RENDERS) turns += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    const endTurn = beginTurn();
    const began = drops;
    renders += 1;
    try {
      const rendered = await render();
      if (rendered.keep && !droppedSince(began, rendered.tags)) store(key, rendered);
      return (rendered.keep ? undefined : aside.get(key)) ?? rendered.answer;
    } catch (error) {
      const old = aside.get(key);
      if (old && outageOf(error)) return old;
      throw error;
    } finally {
      endTurn();
      renders -= 1;
      // With no render under way nobody can ask about past drops any more.
      if (renders === 0) lastDropOf.clear();
    }
  }

  function forgetAll() {
    drops += 1;
    lastDropOfAll = drops;
    entries.clear();
    keysByTag.clear();
    underWay.clear();
    held = 0;
  }

  return {
    get(key, render) {
      const entry = entries.get(key);
      if (entry) {
        hits += 1;
        entries.delete(key);
        entries.set(key, entry);
        entry.hits += 1;
        // Another encoding may have been asked for since.
        recount(key, entry);
        if (entry.hits === POPULAR && entry.answer.body.compressible) makeSmaller(key, entry).catch(stays);
        return Promise.resolve(entry.answer);
      }
      const shared = underWay.get(key);
      if (shared) {
        hits += 1;
        return shared;
      }
      misses += 1;
      const own = renderOnce(key, render).finally(() => {
        if (underWay.get(key) === own) underWay.delete(key);
      });
      underWay.set(key, own);
      return own;
    },
    drop(tags) {
      drops += 1;
      for (const tag of tags) {
        if (renders > 0) lastDropOf.set(tag, drops);
        for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
      }
      // Whoever asks from now on must not be handed a render that read before this drop.
      underWay.clear();
    },
    dropAll() {
      aside.clear();
      forgetAll();
    },
    setAside() {
      for (const [key, { answer }] of entries) aside.set(key, answer);
      forgetAll();
    },
    size: () => ({ pages: entries.size, bytes: held, hits, misses }),
  };
}

/** A finished answer of the page server: what is sent, already compressed. */
export type CachedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
};

/** What one render tells the cache: the page, what it was made from, and whether it may be kept. */
export type Rendered = { page: CachedPage; tags: ReadonlySet<string>; keep: boolean };

/** The page cache: pages by key, dropped by the tags of what they were made from. */
export type PageCache = {
  /** The page under `key`, rendered if it is not there. Requests that come together share one render. */
  get: (key: string, render: () => Promise<Rendered>) => Promise<CachedPage>;
  /** Forgets every page made from one of these, and keeps renders now under way from being stored or shared. */
  drop: (tags: readonly string[]) => void;
  /** Forgets everything: for what touches every page, and when drops may have been missed. */
  dropAll: () => void;
  /** Pages and bytes held now. */
  size: () => { pages: number; bytes: number };
};

type Entry = { page: CachedPage; tags: ReadonlySet<string>; bytes: number };

const bytesOf = ({ bodies, headers }: CachedPage): number =>
  bodies.identity.length +
  (bodies.br?.length ?? 0) +
  (bodies.gzip?.length ?? 0) +
  Object.values(headers).reduce((sum, value) => sum + value.length, 0);

/**
 * A page cache of at most `maxBytes` (64 MB), least used first out. A render is stored only if no drop of its tags
 * came since it began: what it read may already be old.
 */
export function createPageCache({ maxBytes = 64 * 2 ** 20 }: { maxBytes?: number } = {}): PageCache {
  /** In order of use, the least used first. */
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<CachedPage>>();
  let held = 0;
  // Drops are counted; a tag's last drop is compared with the count at which a render began.
  let drops = 0;
  let lastDropOfAll = 0;
  const lastDropOf = new Map<string, number>();
  let renders = 0;

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

  function store(key: string, { page, tags }: Rendered) {
    const bytes = bytesOf(page);
    if (bytes > maxBytes) return;
    remove(key);
    entries.set(key, { page, tags, bytes });
    held += bytes;
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    for (const oldest of entries.keys()) {
      if (held <= maxBytes) break;
      remove(oldest);
    }
  }

  const droppedSince = (began: number, tags: ReadonlySet<string>) =>
    lastDropOfAll > began || [...tags].some((tag) => (lastDropOf.get(tag) ?? 0) > began);

  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const began = drops;
    renders += 1;
    try {
      const rendered = await render();
      if (rendered.keep && !droppedSince(began, rendered.tags)) store(key, rendered);
      return rendered.page;
    } finally {
      renders -= 1;
      // With no render under way nobody can ask about past drops any more.
      if (renders === 0) lastDropOf.clear();
    }
  }

  return {
    get(key, render) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
        return Promise.resolve(entry.page);
      }
      const shared = underWay.get(key);
      if (shared) return shared;
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
      drops += 1;
      lastDropOfAll = drops;
      entries.clear();
      keysByTag.clear();
      underWay.clear();
      held = 0;
    },
    size: () => ({ pages: entries.size, bytes: held }),
  };
}

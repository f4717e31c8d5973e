/** The part of the browser's Storage that the shop uses. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** What each storage of this page could not store. */
const memories: Map<string, string | null>[] = [];
let listener: (() => void) | null = null;
let failed = false;

function reportFailure(): void {
  if (failed) return;
  failed = true;
  listener?.();
}

/**
 * Wraps a Storage of the browser. What it refuses to store, as it does when it is full, blocked or absent, is in memory
 * until the page is left. `null` in memory is a value that could not be removed.
 */
function createStorage(open: () => Storage): BrowserStorage {
  const memory = new Map<string, string | null>();
  memories.push(memory);
  const attempt = (use: (storage: Storage) => void): boolean => {
    try {
      use(open());
      return true;
    } catch {
      return false;
    }
  };
  const removeItem = (key: string): void => {
    if (attempt((storage) => storage.removeItem(key))) memory.delete(key);
    else memory.set(key, null);
  };
  return {
    getItem(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      let stored: string | null = null;
      attempt((storage) => {
        stored = storage.getItem(key);
      });
      return stored;
    },
    setItem(key, value) {
      if (attempt((storage) => storage.setItem(key, value))) {
        memory.delete(key);
        return;
      }
      // A full storage still removes: the older value must not come back with the next page.
      removeItem(key);
      memory.set(key, value);
      reportFailure();
    },
    removeItem,
    clear() {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** The storage of this browser (`localStorage`). Where it cannot store, memory lasts until the page is left. Never throws. */
export const deviceStorage: BrowserStorage = createStorage(() => localStorage);

/** The storage of this tab (`sessionStorage`). Where it cannot store, memory lasts until the page is left. Never throws. */
export const tabStorage: BrowserStorage = createStorage(() => sessionStorage);

if (typeof window !== 'undefined') {
  // What another tab could store is newer than what this one could not. `key` is null after `clear`.
  window.addEventListener('storage', ({ key }) => {
    for (const memory of memories) {
      if (key === null) memory.clear();
      else memory.delete(key);
    }
  });
}

/**
 * Calls `hear` once when the browser first refuses to store something, even if that was before. Returns the function
 * that unsubscribes.
 */
export function onStorageRefused(hear: () => void): () => void {
  listener = hear;
  if (failed) hear();
  return () => {
    listener = null;
  };
}

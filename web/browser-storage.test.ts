import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A Storage whose writes fail once it is full, as in browsers: it is still read and emptied. */
function storage(rows = new Map<string, string>()) {
  const state = { full: false };
  const store = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => (state.full ? full() : void rows.set(key, value)),
    removeItem: (key: string) => void rows.delete(key),
    clear: () => rows.clear(),
  };
  return { rows, state, store };
}

async function load() {
  vi.resetModules();
  return import('./browser-storage.ts');
}

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('what a full storage refuses is kept for the page, and its older value does not come back', async () => {
  const { rows, state, store } = storage(new Map([['city', 'delhi']]));
  vi.stubGlobal('localStorage', store);
  const { deviceStorage } = await load();
  state.full = true;
  deviceStorage.setItem('city', 'ujjain');
  expect(deviceStorage.getItem('city')).toBe('ujjain');
  expect([...rows]).toEqual([]);
  state.full = false;
  deviceStorage.setItem('city', 'kashi');
  expect([...rows]).toEqual([['city', 'kashi']]);
  deviceStorage.removeItem('city');
  expect(deviceStorage.getItem('city')).toBeNull();
});

describe.each([
  [
    'a storage that is blocked',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
  ],
  ['a storage that is absent', () => vi.stubGlobal('localStorage', null)],
])('%s', (_, block) => {
  test('remembers until the page is left, and forgets what is removed', async () => {
    block();
    const { deviceStorage } = await load();
    expect(deviceStorage.getItem('theme')).toBeNull();
    deviceStorage.setItem('theme', 'dark');
    expect(deviceStorage.getItem('theme')).toBe('dark');
    deviceStorage.removeItem('theme');
    expect(deviceStorage.getItem('theme')).toBeNull();
    deviceStorage.setItem('theme', 'light');
    deviceStorage.clear();
    expect(deviceStorage.getItem('theme')).toBeNull();
  });
});

test('a refusal is told once, also to a listener that comes later', async () => {
  vi.stubGlobal('localStorage', null);
  const { deviceStorage, onStorageRefused } = await load();
  const hear = vi.fn();
  deviceStorage.setItem('theme', 'dark');
  onStorageRefused(hear);
  deviceStorage.setItem('theme', 'light');
  expect(hear).toHaveBeenCalledOnce();
});

test('a value that another tab stores is newer than one that this tab could not store', async () => {
  const { rows, state, store } = storage();
  vi.stubGlobal('localStorage', store);
  const { deviceStorage } = await load();
  state.full = true;
  deviceStorage.setItem('auth-data', 'mine');
  rows.set('auth-data', 'newer');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth-data' }));
  expect(deviceStorage.getItem('auth-data')).toBe('newer');
});

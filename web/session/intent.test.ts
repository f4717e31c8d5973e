import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteIntent, pathOfIntent, releaseIntent, takeIntent } from './intent.ts';

function memory(): Storage {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  } as unknown as Storage;
}

const RING = '/single-product/ring';
const choice = { variantId: 'v2', size: null, quantity: 3 };

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.stubGlobal('sessionStorage', memory());
  vi.stubGlobal('localStorage', memory());
});

describe('what a visitor began before the login', () => {
  it('is done once, on the page that the login leads back to', () => {
    noteIntent(RING, 'cart', choice);
    expect(takeIntent(RING, ['cart'])).toBeNull();
    releaseIntent(RING);
    expect(pathOfIntent()).toBe(RING);
    expect(takeIntent('/single-product/other', ['cart'])).toBeNull();
    expect(takeIntent(RING, ['cart', 'buy'])).toEqual({ act: 'cart', what: choice });
    expect(takeIntent(RING, ['cart', 'buy'])).toBeNull();
  });

  it('is noted on a page without https, where browsers make no UUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    noteIntent(RING, 'cart', choice);
    releaseIntent(RING);
    expect(takeIntent(RING, ['cart'])).toEqual({ act: 'cart', what: choice });
  });

  it('is dropped when the login leads elsewhere', () => {
    noteIntent(RING, 'cart', choice);
    releaseIntent(null);
    releaseIntent(RING);
    expect(takeIntent(RING, ['cart'])).toBeNull();
  });

  it('is dropped after an hour', () => {
    vi.useFakeTimers({ now: 0 });
    noteIntent(RING, 'cart', choice);
    vi.setSystemTime(3_600_001);
    releaseIntent(RING);
    expect(takeIntent(RING, ['cart'])).toBeNull();
  });

  it('goes on in another tab, and then not again in the first', () => {
    noteIntent(RING, 'cart', choice);
    const first = sessionStorage;
    vi.stubGlobal('sessionStorage', memory());
    releaseIntent(RING);
    expect(takeIntent(RING, ['cart'])).not.toBeNull();
    vi.stubGlobal('sessionStorage', first);
    releaseIntent(RING);
    expect(takeIntent(RING, ['cart'])).toBeNull();
  });
});

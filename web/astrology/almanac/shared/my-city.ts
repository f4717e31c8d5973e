import { CITY_COOKIE } from '#contract/astrology/almanac/city-cookie.ts';

const pattern = new RegExp(`(?:^|;\\s*)${CITY_COOKIE}=([a-z0-9-]{1,120})`);
const listeners = new Set<() => void>();
/** The city of this page, where the browser takes no cookies. */
let inMemory: string | null = null;

/** Returns the slug of the city that the visitor chose on this device, or null. */
export const myCity = (): string | null => pattern.exec(document.cookie)?.[1] ?? inMemory;

/**
 * Saves the visitor's city on this device for a year; null removes it. It is a cookie, because the server answers
 * addresses without a city by it (`server/pages/request.ts`).
 */
export function saveMyCity(slug: string | null): void {
  inMemory = slug;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser we support has the Cookie Store API.
  document.cookie = `${CITY_COOKIE}=${slug ?? ''};path=/;max-age=${slug ? 31_536_000 : 0};samesite=lax`;
  for (const hear of listeners) hear();
}

/** Subscribes to changes of the city in this tab. Returns the function that unsubscribes. */
export function onMyCity(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

import type { SettingsService } from '../../../base/settings/service.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StockFilter, StockRule } from './store.ts';

const dayMs = 86_400_000;

/** Returns the moments from which sales count, and the shop's reorder level. */
export async function stockRule({
  settings,
  now,
}: Pick<Platform, 'now'> & { settings: SettingsService }): Promise<StockRule> {
  const { stockLow } = await settings.all();
  const at = now().getTime();
  return { since30: new Date(at - 30 * dayMs), since90: new Date(at - 90 * dayMs), stockLow };
}

/** Returns the filter of a typed search: its words, and the text as a code. */
export function toFilter(
  plainWords: (text: string) => string[],
  q: string | undefined,
  show: StockFilter['show'],
): StockFilter {
  const typed = (q ?? '').replaceAll('\0', '').trim();
  return { words: plainWords(typed).slice(0, 8), code: typed.toLowerCase(), show };
}

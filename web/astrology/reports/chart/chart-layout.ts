import type { ChartLayout, ChartData as Drawn } from '#art/kundli/chart.ts';
import { layoutEast } from '#art/kundli/east.ts';
import { layoutNorth } from '#art/kundli/north.ts';
import { layoutSouth } from '#art/kundli/south.ts';
import type { Lang } from '#languages/list.ts';
import type { ChartStyle } from './use-chart-style.ts';

/** Lays out a chart in a style. The South Indian one has its name and its ascendant in the middle. */
export function layoutOf(
  data: Drawn,
  { style, lang, name, ascendant }: { style: ChartStyle; lang: Lang; name: string; ascendant: string },
): ChartLayout {
  if (style === 'east') return layoutEast(data, lang);
  if (style === 'south') return layoutSouth(data, { language: lang, title: name, subtitle: ascendant });
  return layoutNorth(data, lang);
}

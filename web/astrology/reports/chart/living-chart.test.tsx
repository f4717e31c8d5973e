import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { layoutOf } from './chart-layout.ts';
import { LivingChart, threadsOf } from './living-chart.tsx';

it.each(['north', 'south', 'east'] as const)('no thread of a %s chart runs through a label', (style) => {
  const layout = layoutOf(
    {
      ascendantSign: 5,
      placements: [
        { body: 'Mercury', house: 12, degree: 28 },
        { body: 'Sun', house: 12, degree: 27 },
        { body: 'Ketu', house: 9, degree: 25 },
      ],
    },
    { style, lang: 'en', name: 'Rasi', ascendant: 'Leo ascendant' },
  );
  const html = renderToString(
    <LivingChart
      layout={layout}
      label="Chart"
      houseNames={Array.from({ length: 12 }, (_, i) => `House ${i + 1}`)}
      chosen={{ graha: 0 }}
      threads={threadsOf(layout, [{ graha: 0, house: 6 }])}
      sky={null}
      onChoose={() => {}}
    />,
  );
  const [, id, mask] = html.match(/<mask id="([^"]+)"[^>]*>(.*?)<\/mask>/) ?? [];
  expect(html).toMatch(new RegExp(`<g mask="url\\(#${id}\\)"><path class="thread"`));
  // Everything that is written is cut out of the threads.
  expect(mask?.match(/<text/g)).toHaveLength(layout.texts.length);
});

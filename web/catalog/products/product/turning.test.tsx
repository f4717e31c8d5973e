import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { nameStart } from '#contract/core/picture-names.ts';
import type { Lang } from '#languages/list.ts';
import { loadTexts } from '#web/texts/load.ts';
import { TextsProvider } from '#web/texts/use-texts.ts';
import { Gallery } from './gallery.tsx';
import { Turning } from './turning.tsx';

const pictureOf = (start: string): string => `/media/${start.padEnd(40, 'a')}.avif`;
const withStrip = pictureOf(nameStart('#c03040', true));

async function draw(lang: Lang, part: ReactNode): Promise<string> {
  const texts = await loadTexts(lang, ['products/product']);
  const route = {
    id: 'root',
    path: '/',
    element: <TextsProvider>{part}</TextsProvider>,
    loader: () => null,
  };
  const hydrationData = { loaderData: { root: { lang, texts } } };
  return renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
}

test('only a picture with a strip offers to turn its stone, and not one of a shop of before', async () => {
  expect(await draw('en', <Gallery name="Ruby" images={[withStrip]} />)).toContain('Turn the stone');
  expect(await draw('hi', <Gallery name="Ruby" images={[withStrip]} />)).toContain('रत्न घुमाएँ');
  const before = pictureOf(nameStart('#c03040')).replace('c0107e50', 'c0107e51');
  for (const picture of [pictureOf(nameStart('#c03040')), before, pictureOf(''), ''])
    expect(await draw('en', <Gallery name="Ruby" images={[picture]} />)).not.toContain('Turn the stone');
});

test('a stone to be turned is a slider of degrees that begins as its picture lies', async () => {
  const html = await draw('hi', <Turning picture={withStrip} name="Ruby" onClose={() => {}} />);
  expect(html).toMatch(/role="slider" aria-label="Ruby, घुमाकर देखें"/);
  expect(html).toContain(
    'aria-valuemin="0" aria-valuemax="337.5" aria-valuenow="0" aria-valuetext="0 डिग्री"',
  );
  expect(html).toContain(`src="${withStrip.replace('.avif', '-480.avif')}"`);
  expect(html).toContain('रत्न तैयार हो रहा है...');
});

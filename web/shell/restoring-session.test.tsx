import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TextsProvider } from '#web/texts/use-texts.ts';
import type { PageShape } from './page-handle.ts';
import { RestoringSession } from './restoring-session.tsx';

const Page = () => (
  <TextsProvider>
    <RestoringSession />
  </TextsProvider>
);

/** Returns the HTML of a page behind a login before its data is loaded. */
function draw(skeleton?: PageShape): string {
  const route = {
    id: 'root',
    path: '/',
    Component: Page,
    handle: skeleton && { skeleton },
    loader: () => null,
  };
  const texts = { shell: { restoring: 'Restoring session' } };
  const hydrationData = {
    loaderData: { root: { lang: 'en', texts, shop: { shopName: 'Ratna', shopNameHi: 'रत्न' } } },
  };
  return renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
}

it('the specified words are in the page’s own shape from the first byte, and are seen late', () => {
  const html = draw('cards');
  expect(html).toContain('data-skeleton="cards"');
  expect(html).toMatch(
    /<p role="status" class="[^"]*nr-appear_1ms_200ms[^"]*">.*Restoring session<\/span><\/p>/,
  );
  // The shape is there at once: only the words wait.
  expect(html.match(/nr-skeleton/g)?.length).toBe(html.match(/animation-delay:0s/g)?.length);
  expect(draw()).toContain('data-skeleton="rows"');
});

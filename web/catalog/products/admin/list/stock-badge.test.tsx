import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import { loadTexts } from '#web/texts/load.ts';
import { TextsProvider } from '#web/texts/use-texts.ts';
import { AdminStock } from './stock-badge.tsx';

const energisation = {
  name: 'Energisation',
  totalStock: 1,
  hasVariants: false,
  sizeType: null,
  skus: [{ _id: 's', name: '', code: null, price: 501, stock: 1 }],
} as unknown as AdminRow;

async function draw(product: AdminRow): Promise<string> {
  const texts = await loadTexts('en', ['products/admin', 'products']);
  const element = (
    <TextsProvider>
      <AdminStock product={product} stockLow={3} />
    </TextsProvider>
  );
  const route = { id: 'root', path: '/', element, loader: () => null };
  const hydrationData = { loaderData: { root: { lang: 'en', texts } } };
  const html = renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
  return html.replaceAll(/<[^>]*>/g, '');
}

test('a service has no stock: it is never one left, and products are', async () => {
  expect(await draw({ ...energisation, service: 'energisation' })).toBe('Service');
  expect(await draw(energisation)).toBe('1 left');
});

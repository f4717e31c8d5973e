import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createPartCache } from './part-cache.ts';
import { PartCacheContext, StaticPart } from './static-part.tsx';

/** Renders as the server does, with the parts cache of one page, or without any. */
function render(element: ReactNode, { cached = true } = {}): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  const cache = createPartCache();
  const html = renderToString(
    <PartCacheContext value={cached ? cache : null}>
      <RouterProvider router={router} />
    </PartCacheContext>,
  );
  return cache.store(html);
}

let renders = 0;
function Words({ text }: { text: string }) {
  renders += 1;
  return (
    <span id={useId()}>
      {text} &amp; {renders > 0}
    </span>
  );
}

const page = (text: string, key: string) => (
  <>
    <p>{text}</p>
    <StaticPart as="footer" by={() => key} className="a > b">
      <Words text={text} />
    </StaticPart>
  </>
);

it('children are rendered once for each key, and the page is the same as without the cache', () => {
  const plain = render(page('one', 'first'), { cached: false });
  expect(plain).toContain('one');
  renders = 0;
  expect(render(page('one', 'first'))).toBe(plain);
  expect(render(page('one', 'first'))).toBe(plain);
  expect(renders).toBe(1);
  expect(render(page('two', 'second'))).toContain('two<!-- --> &amp;');
  expect(renders).toBe(2);
});

it('a text that looks like a mark is a text', () => {
  const text = '<template data-part="0"></template> data-part="0" data-part=&quot;0&quot;';
  const plain = render(page(text, 'look'), { cached: false });
  expect(render(page(text, 'look'))).toBe(plain);
  expect(render(page(text, 'look'))).toBe(plain);
});

it('a part within a part is cached as well', () => {
  const nested = (
    <StaticPart as="div" by={() => 'outer'}>
      <StaticPart as="section" by={() => 'inner'}>
        <Words text="inside" />
      </StaticPart>
    </StaticPart>
  );
  const plain = render(nested, { cached: false });
  renders = 0;
  for (let i = 0; i < 3; i++) expect(render(nested)).toBe(plain);
  expect(render(<StaticPart as="section" by={() => 'inner'} />)).toContain('inside');
  expect(renders).toBe(1);
});

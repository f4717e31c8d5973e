import { type ReactNode, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderWhole } from './render-whole.ts';

const Late = ({ words }: { words: Promise<string> }) => <b>{use(words)}</b>;

function Broken(): ReactNode {
  throw new Error('a part fails');
}

const pageWith = (part: ReactNode) => (
  <main>
    <Suspense fallback="Loading">{part}</Suspense>
  </main>
);

test('a page is there once its last part is, without a fallback', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const html = renderWhole(pageWith(<Late words={promise} />), 'nonce');
  resolve('the last part');
  expect(await html).toContain('the last part');
  expect(await html).not.toContain('Loading');
});

test('a page of which a part fails is a failure, and not a page with a fallback', async () => {
  await expect(renderWhole(pageWith(<Broken />), 'nonce')).rejects.toThrow('a part fails');
});

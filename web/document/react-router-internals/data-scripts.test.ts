import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, it } from 'vitest';
import { dataScripts } from './data-scripts.ts';

const inPage = /^<script type="application\/json" id="([\w-]+)">([^<]*)<\/script><script>([^<]*)<\/script>$/;

/** Runs the scripts as a browser does and returns what React Router decodes. */
async function readBack(scripts: string): Promise<unknown> {
  const chunks: string[] = [];
  const streamController = { enqueue: (chunk: string) => chunks.push(chunk), close: () => undefined };
  const [, id, textContent, code = ''] = inPage.exec(scripts) ?? [];
  const document = { getElementById: (name: string) => (name === id ? { textContent } : null) };
  runInNewContext(code, { document, window: { __reactRouterContext: { streamController } } });
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
  return (await decode(stream, globalThis)).value;
}

const shell = { brand: 'Navaratna', links: { home: 'Home', list: 'Products' } };
const goods = { retry: 'Retry', brand: 'Brand' };

describe('data for the browser', () => {
  it('is read by React Router as the loaders returned it', async () => {
    const data = {
      root: { lang: 'en', texts: { shell } },
      page: {
        texts: { goods, shell },
        product: { name: 'Ruby', brand: 'Navaratna', price: 0, sizes: [], tags: ['Ruby', '', 'Home'] },
        none: null,
        left: undefined,
        ends: [true, false, -1.5, Number.NaN, Number.POSITIVE_INFINITY],
      },
      area: null,
    };
    const expected = { loaderData: data, actionData: null, errors: null };
    expect(await readBack(dataScripts(data))).toEqual(expected);
  });

  it('is decoded unchanged whatever users wrote', async () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script>', '<!--', "'", '"', '\\', '\\u003c', '\n', '\u2028', '\u2029', '₹', '😀'),
    );
    const key = fc.string().filter((name) => name !== '__proto__');
    const json = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        words,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        tie('list'),
        tie('fields'),
      ),
      list: fc.array(tie('any'), { maxLength: 5 }),
      fields: fc.dictionary(key, tie('any'), { maxKeys: 5, noNullPrototype: true }),
    })).any;
    await fc.assert(
      fc.asyncProperty(json, async (said) => {
        const scripts = dataScripts({ page: { said, texts: { goods } } });
        // As bytes, which is what the server sends.
        expect(Buffer.from(scripts).toString()).toMatch(inPage);
        expect(await readBack(scripts)).toMatchObject({ loaderData: { page: { said } } });
      }),
    );
  });

  it('throws for values that are not JSON', () => {
    for (const value of [new Date(0), Promise.resolve(1), new Map(), 1n, () => 1])
      expect(() => dataScripts({ page: { value } })).toThrow(/is not JSON/);
  });
});

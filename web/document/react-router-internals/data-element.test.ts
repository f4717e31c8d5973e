import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { describe, expect, it } from 'vitest';
import { dataElement } from './data-element.ts';
import { handOver } from './hand-over.ts';

const inPage = /^<script type="application\/json" id="page-data">([^<]*)<\/script>$/;

/** Reads the element as a browser does and returns what React Router decodes. */
async function readBack(element: string): Promise<unknown> {
  const chunks: string[] = [];
  const [, textContent = ''] = inPage.exec(element) ?? [];
  handOver(textContent, { enqueue: (chunk) => chunks.push(chunk), close: () => undefined });
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
        ends: [true, false, -1.5],
      },
      area: null,
    };
    const expected = { loaderData: data, actionData: null, errors: null };
    expect(await readBack(dataElement(data))).toEqual(expected);
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
        const element = dataElement({ page: { said, texts: { goods } } });
        // As bytes, which is what the server sends.
        expect(Buffer.from(element).toString()).toMatch(inPage);
        expect(await readBack(element)).toMatchObject({ loaderData: { page: { said } } });
      }),
    );
  });

  it('throws for values that are not JSON', () => {
    const numbers = [1n, Number.NaN, Number.POSITIVE_INFINITY];
    for (const value of [new Date(0), Promise.resolve(1), new Map(), () => 1, [undefined], ...numbers])
      expect(() => dataElement({ page: { value } })).toThrow(/is not JSON/);
  });
});

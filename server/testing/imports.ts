import { vi } from 'vitest';
import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import type { Person } from './test-shop.ts';

/** Creates a client that uploads CSV files of products and waits for the result. */
export function importer({ api }: Person) {
  const send = (file: string | Buffer, name = 'goods.csv') => {
    const form = new FormData();
    form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
    return api('POST /api/admin/product-imports', { body: form });
  };
  /** Waits until the import leaves this state. */
  const ended = (id: string, during: ProductImport['status']): Promise<ProductImport> =>
    vi.waitFor(
      async () => {
        const now = await api('GET /api/admin/product-imports/{id}', { params: { id } });
        if (now.status === during) throw new Error('not yet');
        return now;
      },
      { timeout: 90_000, interval: 100 },
    );
  const checked = async (file: string | Buffer) => ended((await send(file))._id, 'checking');
  const apply = (id: string) => api('POST /api/admin/product-imports/{id}/apply', { params: { id } });
  return {
    send,
    ended,
    checked,
    apply,
    applied: async (file: string) => {
      const { _id } = await checked(file);
      await apply(_id);
      return ended(_id, 'applying');
    },
  };
}

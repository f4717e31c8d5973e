import type { Person, TestShop } from './test-shop.ts';

/** Makes a call as a client of any kind does, such as a page that is out of date. */
export type PlainCall = (who: Pick<Person, 'token'>, line: string, body?: object) => Promise<string>;

/** Creates the plain calls of a shop. Each returns the code of its refusal, or 'accepted'. */
export const createPlainCall =
  ({ base }: Pick<TestShop, 'base'>): PlainCall =>
  async ({ token }, line, body) => {
    const [method = '', path = ''] = line.split(' ');
    const isForm = body instanceof FormData;
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (response.ok) return 'accepted';
    const { code } = (await response.json()) as { code?: string };
    return code ?? String(response.status);
  };

/** Creates a form with these fields. */
export function createForm(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

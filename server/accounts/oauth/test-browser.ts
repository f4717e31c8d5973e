import type { TestShop } from '../../testing/test-shop.ts';

/** What a person does on the provider's page. */
export type Choice = { email?: string; name?: string; appError?: string; deny?: true };

/** A browser without pages: it keeps cookies by name, and follows redirects only when told to. */
export function openBrowser({ base }: Pick<TestShop, 'base'>) {
  const cookies = new Map<string, string>();

  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    // The shop calls itself localhost; the test knows its number.
    const at = new URL(url, base);
    const answer = await fetch(new URL(at.pathname + at.search, base), {
      ...init,
      redirect: 'manual',
      headers: {
        ...init.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  const location = (answer: Response): URL => new URL(answer.headers.get('location') ?? '', base);

  return {
    cookies,
    go,

    /** Presses the button: answers the provider's page. */
    async begin(next?: string): Promise<URL> {
      return location(await go(`/api/auth/google${next ? `?next=${encodeURIComponent(next)}` : ''}`));
    },

    /** Chooses who to be on the provider's page: answers the address it sends the browser back to. */
    async choose(
      authorize: URL,
      { email, name = 'Meera Joshi', appError = 'none', deny }: Choice,
    ): Promise<URL> {
      const form = new URLSearchParams({
        ...Object.fromEntries(authorize.searchParams),
        choice: deny ? 'deny' : 'typed',
        name,
        email: email ?? '',
        appError,
      });
      const answer = await go(authorize.href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      return location(answer);
    },

    /** Comes back to the shop: answers where it leads, with a ticket or a problem. */
    async comeBack(callback: URL): Promise<URL> {
      return location(await go(callback.href));
    },

    /** The page's own call: the session, or the refusal. */
    async exchange(token: string) {
      const answer = await go('/api/auth/google/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      return { status: answer.status, body: await answer.json() };
    },

    /** All of it: the answer of the exchange. */
    async signIn(choice: Choice, next?: string) {
      const back = await this.comeBack(await this.choose(await this.begin(next), choice));
      const ticket = back.searchParams.get('token');
      if (!ticket) throw new Error(`no ticket: ${back.search}`);
      return this.exchange(ticket);
    },
  };
}

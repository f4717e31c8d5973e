import type { TestShop } from '../../../testing/test-shop.ts';

/** A person's choices on the provider's page. */
export type Choice = { email?: string; name?: string; fault?: string; deny?: true };

/** Opens a browser without pages. It stores cookies by name and follows redirects only on request. */
export function openBrowser({ base }: Pick<TestShop, 'base'>) {
  const cookies = new Map<string, string>();

  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    // The shop's own address says localhost; the test uses its IP address.
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

    /** Presses the sign-in button and returns the address of the provider's page. */
    async begin(next?: string): Promise<URL> {
      return location(await go(`/api/auth/google${next ? `?next=${encodeURIComponent(next)}` : ''}`));
    },

    /** Chooses an identity on the provider's page. Returns the address it sends the browser back to. */
    async choose(
      authorize: URL,
      { email, name = 'Meera Joshi', fault = 'none', deny }: Choice,
    ): Promise<URL> {
      const form = new URLSearchParams({
        ...Object.fromEntries(authorize.searchParams),
        choice: deny ? 'deny' : 'typed',
        name,
        email: email ?? '',
        fault,
      });
      const answer = await go(authorize.href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      });
      return location(answer);
    },

    /** Comes back to the shop. Returns the address it redirects to, with a ticket or an error. */
    async comeBack(callback: URL): Promise<URL> {
      return location(await go(callback.href));
    },

    /** Exchanges the ticket as the page does: returns the session, or the error. */
    async exchange(token: string) {
      const answer = await go('/api/auth/google/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
      return { status: answer.status, body: await answer.json() };
    },

    /** Runs the whole sign-in. Returns the response of the exchange. */
    async signIn(choice: Choice, next?: string) {
      const back = await this.comeBack(await this.choose(await this.begin(next), choice));
      const ticket = back.searchParams.get('token');
      if (!ticket) throw new Error(`no ticket: ${back.search}`);
      return this.exchange(ticket);
    },
  };
}

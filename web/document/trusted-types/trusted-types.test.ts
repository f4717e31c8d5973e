import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Rules = { createHTML?: (text: string, type?: string) => string | null };

/** Loads the policies as a browser with Trusted Types does, and returns their rules by name. */
async function load() {
  const rules = new Map<string, Rules>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, own: Rules) => {
      rules.set(name, own);
      return own;
    },
  });
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  const [{ policyNames }, { iconMarkup }, { postMarkup }, { gatewayScript }, { workerScript }] =
    await Promise.all([
      import('./policy.ts'),
      import('./icons.ts'),
      import('./posts.ts'),
      import('./gateway.ts'),
      import('./workers.ts'),
    ]);
  return { rules, policyNames, iconMarkup, postMarkup, gatewayScript, workerScript };
}

describe('the policies of Trusted Types', () => {
  it('are all named in the content policy', async () => {
    const { rules, policyNames } = await load();
    for (const name of rules.keys()) expect(policyNames).toContain(name);
  });

  it('without a policy of its own, only the constants of React and structured data pass', async () => {
    const createHTML = (await load()).rules.get('default')?.createHTML;
    expect(createHTML?.('<script></script>', 'TrustedHTML')).toBe('<script></script>');
    expect(createHTML?.('{"@type":"Product"}', 'TrustedHTML')).toBe('{"@type":"Product"}');
    for (const text of ['<img src=x onerror=hit()>', 'text', '{"a":"<b>"}', '{alert(1)}', ''])
      expect(createHTML?.(text, 'TrustedHTML')).toBeNull();
    expect(() => createHTML?.('<p>pasted</p>')).toThrow(TypeError);
  });

  it('a post keeps the elements of the sanitizer, and becomes plain text with any other', async () => {
    const { postMarkup } = await load();
    const post = '<h2>A &lt; B</h2><p><a href="/x?a=1&amp;b=2" rel="nofollow noopener">ruby</a><br /></p>';
    expect(postMarkup(post)).toBe(post);
    const picture = '<img src="/media/a.webp" alt="a > b" loading="lazy" />';
    expect(postMarkup(picture)).toBe(picture);
    for (const attack of [
      '<script>hit()</script>',
      '<p onclick="hit()">x</p>',
      '<img src="x"onerror=hit()>',
      '<svg onload=hit()>',
      '<p',
      '<p style="position:fixed">x</p>',
      '<iframe srcdoc="x"></iframe>',
      '<!--><img src=x onerror=hit()>-->',
    ])
      expect(postMarkup(attack), attack).not.toContain('<');
  });

  it('an icon is shapes only', async () => {
    const { iconMarkup } = await load();
    expect(iconMarkup('<path d="M1 2"/><circle cx="1" cy="2" r="3"/>')).toContain('<path');
    for (const attack of ['<path onload="hit()"/>', '<script/>', '<path d="M1"/>text', '<a href="x"/>'])
      expect(() => iconMarkup(attack), attack).toThrow(TypeError);
  });

  it('the script of the gateway comes over TLS or from the shop itself', async () => {
    const { gatewayScript } = await load();
    for (const url of ['https://sdk.gateway.test/v3.js', '/sandbox/v3.js'])
      expect(gatewayScript(url)).toBe(url);
    for (const url of ['http://sdk.gateway.test/v3.js', 'data:text/javascript,hit()', 'javascript:hit()'])
      expect(() => gatewayScript(url)).toThrow(TypeError);
  });

  it('a worker is one of the shop', async () => {
    const { workerScript } = await load();
    expect(workerScript('/libheif/worker.js')).toBe('/libheif/worker.js');
    for (const url of ['/assets/other.js', 'https://strangers.test/libheif/worker.js', 'blob:hit'])
      expect(() => workerScript(url), url).toThrow(TypeError);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, createBody } from '../platform/http/caching/compression.ts';
import { policyHeaders, scriptHashes } from './policy.ts';
import { pageLang, pagePath, readPageRequest } from './request.ts';

const known = (path: string) => (path === '/products' ? ['q', 'page'] : []);

describe('page requests', () => {
  it('reads the language from a link before the cookie', () => {
    expect(pageLang(new URLSearchParams(), '')).toBe('en');
    expect(pageLang(new URLSearchParams(), 'a=1; lang=hi')).toBe('hi');
    expect(pageLang(new URLSearchParams('lang=en'), 'lang=hi')).toBe('en');
    expect(pageLang(new URLSearchParams('lang=xx'), 'lang=hi')).toBe('en');
    expect(pageLang(new URLSearchParams(), 'slang=hi')).toBe('en');
  });

  it('keeps only known query parameters, sorted', () => {
    const one = readPageRequest('/products?utm_source=x&page=2&q=ruby', {}, known);
    const two = readPageRequest('/products?q=ruby&page=2&lang=en', {}, known);
    expect(one.search).toBe('?page=2&q=ruby');
    expect(one.key).toBe(two.key);
    expect(readPageRequest('/?q=ruby', {}, known).search).toBe('');
  });

  it('answers an address without a city by the city that the visitor chose', () => {
    const cities = (path: string) => (path === '/panchang' ? ['city'] : []);
    const cookie = 'lang=hi; city=kanpur';
    const own = readPageRequest('/panchang', { cookie }, cities);
    // Everybody of that city, and who asks for it by name, gets the same page.
    expect(own.search).toBe('?city=kanpur');
    expect(own.key).toBe(readPageRequest('/panchang?city=kanpur', { cookie: 'lang=hi' }, cities).key);
    expect(readPageRequest('/panchang?city=pune', { cookie }, cities).search).toBe('?city=pune');
    expect(readPageRequest('/panchang.data', { cookie }, cities).search).toBe('?city=kanpur');
    expect(readPageRequest('/products', { cookie }, cities).search).toBe('');
    for (const other of ['city=', 'city=Kanpur', 'city=../x', `city=${'a'.repeat(121)}`, 'capacity=kanpur'])
      expect(readPageRequest('/panchang', { cookie: other }, cities).search).toBe('');
  });

  it('reads odd URLs as paths, never as other hosts', () => {
    expect(readPageRequest('//evil.test/x?a=1?b', {}, known).path).toBe('//evil.test/x');
    expect(readPageRequest('//', {}, known).path).toBe('//');
  });

  it('has one cache key for a page and another for its data, with its own parameters', () => {
    const data = readPageRequest('/products.data?q=ruby&_routes=routes%2Fpublic%2Fproducts', {}, known);
    expect(data.key).toContain('/products.data?_routes=routes%2Fpublic%2Fproducts&q=ruby');
    expect(pagePath('/_.data')).toBe('/');
    expect(pagePath('/_root.data')).toBe('/');
    expect(pagePath('/single-product/abc.data')).toBe('/single-product/abc');
    expect(pagePath('/products')).toBe('/products');
  });
});

describe('content policy', () => {
  const page = { scripts: [], policyNames: ['default', 'shop'], gateway: null, dev: false };

  it('names the exact inline scripts and nothing else inline', () => {
    const scripts = ['alert(1)', 'import "/a.js"', 'alert(1)'];
    // sha256 of "alert(1)" in base64.
    expect(scriptHashes(scripts)[0]).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(scriptHashes(scripts)).toHaveLength(2);
    const policy = policyHeaders({ ...page, scripts })['content-security-policy'];
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const directive of ['frame-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none'`);
  });

  it('enforces Trusted Types by named policies; without a gateway in the page nobody else is named', () => {
    const headers = policyHeaders(page);
    const types = "require-trusted-types-for 'script'; trusted-types default shop";
    expect(headers['content-security-policy']).toContain(types);
    expect(headers['content-security-policy']).not.toContain('https:');
    expect(Object.keys(headers)).toHaveLength(1);
  });

  it('allows pictures of MEDIA_URL, and nothing else of it', () => {
    const policy = policyHeaders({ ...page, mediaOrigin: 'https://cdn.test' })['content-security-policy'];
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.test;");
    expect(policy?.split('https://cdn.test')).toHaveLength(2);
  });

  it("allows the gateway's hosts on a page that loads its script, and only reports Trusted Types there", () => {
    const gateway = { script: ['https://sdk.test'], frame: ['https://pay.test'], form: ['https://pay.test'] };
    const { 'content-security-policy': policy, ...others } = policyHeaders({ ...page, gateway });
    expect(policy).not.toContain('trusted-types');
    expect(others).toEqual({
      'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types default shop",
    });
    expect(policy).toMatch(/script-src 'self' https:\/\/sdk\.test/);
    expect(policy).toContain('frame-src https://pay.test');
    expect(policy).toContain("form-action 'self' https://pay.test");
  });
});

describe('encodings', () => {
  const words = 'x'.repeat(600);
  const body = createBody(Buffer.from(words), 3);
  it('uses the best one that the browser accepts', () => {
    expect(chooseEncoding(body, 'gzip, deflate, br, zstd')).toBe('br');
    expect(chooseEncoding(body, 'gzip')).toBe('gzip');
    expect(chooseEncoding(body, 'br;q=0, gzip')).toBe('gzip');
    expect(chooseEncoding(body, '')).toBeNull();
  });

  it('does not compress small bodies or compressed ones', () => {
    expect(chooseEncoding(createBody(Buffer.from('small'), 3), 'br')).toBeNull();
    expect(chooseEncoding(createBody(Buffer.from(words), null), 'br')).toBeNull();
  });

  it('compresses each once, and each decompresses to the body', async () => {
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe(words);
    expect(gunzipSync(await body.as('gzip')).toString()).toBe(words);
    expect((await body.as('plain')).toString()).toBe(words);
    expect(body.as('br')).toBe(body.as('br'));
  });
});

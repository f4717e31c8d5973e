import { hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';

/** Request targets as a broken or hostile client writes them. */
export const oddTargets: readonly string[] = [
  '*',
  'http://evil.test/about',
  'http://evil.test/api/auth/products',
  'https://evil.test:99999/',
  'ftp://evil.test/',
  '//evil.test/about',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%af..%c0%af',
  '/%ED%A0%80',
  '/about%00',
  '/about?%',
  '/about?a=%ff&a[]=1&a[b]=2',
  '/..%2f..%2fetc%2fpasswd',
  '/./../about',
  '/about/../../',
  '/\\evil.test',
  '/about;x=1',
  '/products/%E0%A4%A',
  '/products?page=1e9&q=%00',
  '/products?q=%ED%A0%80',
  '/products?page=99999999999999999999&sort=__proto__',
  '/products?category[]=a&category[]=b',
  '/about.data',
  '/_.data?_routes=%',
  '/products.data?_routes=root,__proto__',
  '/api/',
  '/api//auth/products',
  '/api/auth/products/%',
  '/api/auth/products/%ff',
  '/api/auth/products/..%2f..',
  '/API/AUTH/PRODUCTS',
  '/media/..%2f..%2fpackage.json',
  '/media/%',
  '/assets/%2e%2e/server/index.js',
  '/blog/%F0%28%8C%28',
  '/astrologers/__proto__',
  '/reports/shared/%',
  '/healthz',
  '/readyz?x=%',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/socket.io/?EIO=4&transport=polling&sid=%',
  '/socket.io/?EIO=9&transport=x',
  `/products?q=${'a'.repeat(6_000)}`,
  `/${'a/'.repeat(2_000)}`,
  `/about?${'a=1&'.repeat(2_000)}`,
  '/products?q=%27%20or%201%3D1--',
  '/',
  '/about',
  '/products',
  '/login?returnTo=//evil.test',
];

/** Methods that the contract does not use. */
export const oddMethods: readonly string[] = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PATCH',
  'PUT',
];

// Header values hold Latin-1 only; the client refuses the rest itself.
const headerTexts = hostileTexts.filter((text) => /^[\t\x20-\x7e\x80-\xff]*$/.test(text));

const oddHeaders: readonly (readonly [string, readonly string[]])[] = [
  [
    'content-type',
    [
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'application/json;charset=evil',
      'APPLICATION/JSON',
      'application/json, text/html',
      'application/jsonp',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      '/',
      ';',
      'a/b/c',
      '\xff',
    ],
  ],
  [
    'authorization',
    ['', 'Bearer', 'Bearer null', 'Bearer a.b.c', 'Basic YTpi', 'Bearer \xff', `Bearer ${'a'.repeat(5_000)}`],
  ],
  ['accept-encoding', ['identity;q=0, *;q=0', 'br;q=abc', '*', '', 'gzip;q=1e400', 'x'.repeat(3_000)]],
  ['if-none-match', ['*', '"', 'W/', 'W/"a", W/"b"', ',,,', '\xff']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x=1']],
  ['x-lang', ['__proto__', 'hi', 'xx', '\xff', '']],
  [
    'cookie',
    ['lang=__proto__', 'lang=hi; =; ;;', '=', 'session=%', 'lang', '\xff=\xff', `a=${'b'.repeat(3_000)}`],
  ],
  ['idempotency-key', ['', 'k', '\xff', 'x'.repeat(4_000), '__proto__', "'"]],
  ['x-forwarded-for', ['', 'unknown', '::1', '1.2.3.4, 5.6.7.8', 'x'.repeat(2_000), '999.999.999.999']],
  ['x-forwarded-proto', ['https', 'javascript', '']],
  ['x-forwarded-host', ['evil.test']],
  ['host', ['evil.test', '', 'a:b:c', '[::1]']],
  ['origin', ['null', 'http://evil.test', '\xff']],
  ['referer', ['%', 'http://evil.test/%ff']],
  ['if-modified-since', ['x', '0']],
  ['x-http-method-override', ['DELETE']],
  ['x-request-id', ['a', 'x'.repeat(2_000)]],
  ['x-client-id', ['__proto__']],
  ['x-webhook-signature', ['', 'AAAA', '\xff']],
  ['x-webhook-timestamp', ['', '1e400', '-1', '99999999999999999999']],
];

/** Returns a few malformed headers. */
export function oddHeadersFor(random: Random): Record<string, string> {
  const count = 1 + random.below(3);
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const [name, values] = random.pick(oddHeaders);
      return [name, random.chance(0.8) ? random.pick(values) : random.pick(headerTexts)];
    }),
  );
}

/** Bodies that are not valid JSON for us, as bytes. */
export const oddBodies: readonly Buffer[] = [
  '',
  ' ',
  '{',
  'null',
  'true',
  '5',
  '1e999',
  '"x"',
  '[]',
  '[[],{}]',
  '{"a":1,"a":2}',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '\ufeff{}',
  "{'a':1}",
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a":NaN}',
  'a=1&b=2',
  '%00=%ff',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="image"; filename="../a.png"\r\nContent-Type: image/png\r\n\r\nPNG\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x',
  '--x--',
  '['.repeat(40_000),
  '{"a":'.repeat(15_000),
  `{"a":"${'x'.repeat(120_000)}"}`,
]
  .map((text) => Buffer.from(text))
  .concat([
    Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  ]);

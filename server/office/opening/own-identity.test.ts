import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indiaDay } from '#contract/core/india-time.ts';
import { langs } from '#languages/list.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { ownIdentity, setIdentity } from '../../testing/fixtures/own-identity.ts';
import { readPdf } from '../../testing/fixtures/pdf.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const buildDir = join(import.meta.dirname, '../../../build');
const demoName = /navaratna|नवरत्न/i;

let testShop: TestShop;
let admin: Person;
beforeAll(async () => {
  if (!existsSync(join(buildDir, 'server'))) throw new Error('The pages are not built: run `npm run build`');
  testShop = await startTestShop({ pages: { buildDir } });
  admin = await testShop.admin();
  // What is kept from before a shop was named must not be shown after it.
  for (const lang of langs) await read('/', { cookie: `lang=${lang}` });
  await setIdentity(testShop, {
    ...ownIdentity,
    hindi: { ...ownIdentity.hindi, address: [], legalName: '', officer: '' },
    shop: { ...ownIdentity.shop, whatsapp: '', social: [] },
  });
});
afterAll(() => testShop.close());

/** Returns the lines of a text with the name of the demo. Names of mechanisms are in the program, and nobody reads them. */
const demoLines = (text: string): string[] =>
  text
    .replaceAll(/navaratna#(?:icons|posts|gateway|workers)|navaratna_(?:session|device|sign_in)/g, '')
    .split(/\n|(?<=>)/)
    .filter((line) => demoName.test(line));

async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(testShop.base + path, { headers })).text();
}

/** Returns the addresses of the sitemap: the first of those that begin with the same word. */
async function publicPaths(): Promise<string[]> {
  const taken = new Set<string>();
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  return paths.filter((path) => {
    const kind = path.split('/')[1] ?? '';
    const first = !taken.has(kind);
    taken.add(kind);
    return first;
  });
}

const others = [
  '/login',
  '/sign-up',
  '/astrologer-signup',
  '/no-such-page',
  '/order-confirmation/32t8mcm1hz97molv',
  '/my-reports',
  '/admin/dashboard',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/api/openapi.json',
];

describe('a shop with a name of its own', () => {
  test('is never called by the name of the demo on a page, in either language', async () => {
    await createProduct(testShop, { name: 'Panna of Swat' });
    const paths = [...(await publicPaths()), ...others];
    // Each kind of page once: a sitemap that could not be made has none.
    expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/contact-us', ...others]));
    for (const path of paths)
      for (const lang of langs) {
        const html = await read(path, { cookie: `lang=${lang}` });
        expect([path, lang, demoLines(html)]).toEqual([path, lang, []]);
      }
    expect(await read('/')).toContain('Jaipur Gem House');
    expect(await read('/', { cookie: 'lang=hi' })).toContain('जयपुर जेम हाउस');
  }, 240_000);

  test('signs every kind of e-mail with it', async () => {
    for (const lang of langs)
      for (const { kind, from, subject, text, html } of await testShop.shop.services.mail.samples(lang)) {
        expect([kind, demoLines([subject, text, html].join('\n'))]).toEqual([kind, []]);
        expect(from).toContain(lang === 'hi' ? 'जयपुर जेम हाउस' : 'Jaipur Gem House');
      }
  });

  test('prints it on the invoice', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Moti of Basra', price: 1180 });
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    await admin.api('PUT /api/auth/admin/update-status', {
      body: { orderId: order._id, status: 'Shipped' },
    });
    const answer = await fetch(`${testShop.base}/api/payment/invoice/${order._id}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const { texts, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const text = [title, ...texts].join('\n');
    expect(text).toContain('Jaipur Gem House');
    expect(demoLines(text)).toEqual([]);
  });
});

describe('the logo and the icon of a shop', () => {
  const picture = (width: number, height: number, background: string): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();

  async function uploaded(bytes: Buffer): Promise<string> {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
    const { image } = await admin.api('POST /api/admin/settings/pictures', { body });
    return image;
  }
  async function save(pictures: { logo: string; icon: string }): Promise<void> {
    const { settings } = await admin.api('GET /api/admin/settings');
    const shop = settings.find(({ key }) => key === 'shop');
    await admin.api('PUT /api/admin/settings/{key}', {
      params: { key: 'shop' },
      body: { value: { ...(shop?.value as object), ...pictures }, version: shop?.version ?? 0 },
    });
  }
  const colourOf = async (path: string): Promise<{ size: (number | undefined)[]; colour: number[] }> => {
    const bytes = Buffer.from(await (await fetch(testShop.base + path)).arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    const { channels } = await sharp(bytes).stats();
    return { size: [width, height], colour: channels.slice(0, 3).map(({ mean }) => Math.round(mean)) };
  };

  test('are in the head of pages, in the tab, on the home screen, in e-mails and in PDFs', async () => {
    const house = await fetch(`${testShop.base}/favicon.ico`);
    expect([house.status, house.headers.get('content-type')]).toEqual([200, 'image/png']);
    const logo = await uploaded(await picture(900, 300, '#204080'));
    const icon = await uploaded(await picture(400, 400, '#208040'));
    await save({ logo, icon });

    const html = await read('/');
    const name = icon.slice(icon.lastIndexOf('/') + 1);
    expect(html).toContain(`href="/favicon.ico?v=${name.slice(0, 12)}"`);
    expect(html).toContain(`href="/apple-touch-icon.png?v=${name.slice(0, 12)}"`);
    const file = logo.slice(logo.lastIndexOf('/') + 1).replace('.webp', '');
    expect(html).toMatch(new RegExp(`<img[^>]*${file}[^>]*alt="Jaipur Gem House"`));

    for (const [path, size] of [
      ['/favicon.ico', 32],
      ['/apple-touch-icon.png', 180],
      ['/icon-192.png', 192],
    ] as const) {
      const { size: drawn, colour } = await colourOf(path);
      expect(drawn).toEqual([size, size]);
      for (const [at, value] of [0x20, 0x80, 0x40].entries())
        expect(Math.abs((colour[at] ?? 0) - value)).toBeLessThan(8);
    }
    const versioned = await fetch(`${testShop.base}/favicon.ico?v=${name.slice(0, 12)}`);
    expect(versioned.headers.get('cache-control')).toContain('immutable');

    const [mail] = await testShop.shop.services.mail.samples('en');
    expect(mail?.html).toContain('alt="Jaipur Gem House"');
    const mark = await sharp(
      mail?.attachments.find(({ cid }) => cid === 'mark@pictures')?.content,
    ).metadata();
    expect([mark.width, mark.height]).toEqual([360, 120]);

    const { token } = await testShop.customer();
    const answer = await fetch(
      `${testShop.base}/api/payment/wallet/statement/pdf?month=${indiaDay(testShop.clock.now()).slice(0, 7)}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    // The logo says the name at the head; the foot of the page has it in words.
    expect(pdf.texts.join(' ').match(/Jaipur Gem House/g)).toHaveLength(1);
    await save({ logo: '', icon: '' });
    expect(await read('/')).toContain('href="/favicon.ico?v=house"');
  });

  test('are pictures that were uploaded here: an SVG, another file and another address are refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(uploaded(svg)).rejects.toMatchObject({ code: 'image_kind' });
    for (const logo of [
      'https://elsewhere.example/logo.webp',
      '/media/../logo.webp',
      `/media/${'a'.repeat(40)}.webp`,
      `/media/${'a'.repeat(40)}.svg`,
    ])
      await expect(save({ logo, icon: '' })).rejects.toMatchObject({ code: 'setting_wrong' });
  });
});

test('the head of the home page says the words of the shop, and the usual ones without them', async () => {
  const head = async (lang: string): Promise<string> =>
    /<h1[^>]*>.*?<\/h1>.*?<\/p>/s.exec(await read('/', { cookie: `lang=${lang}` }))?.[0] ?? '';
  expect(await head('en')).toContain('One is yours.');
  await setIdentity(testShop, {
    hero: { title: 'Stones cut in Jaipur', titleHi: 'जयपुर में तराशे रत्न', lead: 'Since 1952.', leadHi: '' },
  });
  const [english, hindi] = [await head('en'), await head('hi')];
  expect(english).toContain('Stones cut in Jaipur');
  expect(english).toContain('Since 1952.');
  expect(english).not.toContain('One is yours.');
  expect(hindi).toContain('जयपुर में तराशे रत्न');
  expect(hindi).not.toContain('Since 1952.');
});

import { describe, expect, test } from 'vitest';
import { type Lang, langs } from '#languages/list.ts';
import { emails } from '../../composition/emails.ts';
import type { MailOrder } from '../../selling/orders/emails/order-facts.ts';
import { orderPaid } from '../../selling/orders/emails/order-paid.ts';
import { sampleOrder } from '../../selling/orders/emails/sample-orders.ts';
import type { Storage } from '../../storage/storage.ts';
import { createEmailPictures } from './pictures.ts';
import { listKinds, renderWithPictures } from './render.ts';
import { colour, darkColours } from './theme.ts';
import type { Mail, Sender } from './types.ts';

const publicUrl = 'https://shop.test';
const site: Sender = {
  shopName: 'Navaratna',
  email: 'care@shop.test',
  phone: '+91 98765 00108',
  address: ['Navaratna', '9 Johari Bazaar', 'Jaipur 302003', 'Rajasthan'],
  publicUrl,
  apiUrl: publicUrl,
};

const productPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>`;
const storage = {
  get: async (name: string) => (name.endsWith('.svg') ? Buffer.from(productPicture) : null),
} as Partial<Storage> as Storage;
const pictures = createEmailPictures(storage);
const kinds = listKinds(emails);
const write = (mail: Mail, language: Lang) =>
  renderWithPictures(kinds.write(mail, { language, site }), { language, site }, pictures);

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll('&nbsp;', ' ');

/** Returns what a reader sees in an HTML e-mail, piece by piece. */
function visibleText(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<!--.*?-->/gs, '')
    .replace(/<div style="display:none[^>]*>.*?<\/div>/s, '');
  return body
    .split(/<[^>]*>/)
    .map((piece) => decode(piece).trim())
    .filter((piece) => piece !== '');
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => decode(link ?? ''));

const every = langs.flatMap((language) =>
  kinds.samples(publicUrl, language).map((mail, at) => ({
    mail,
    language,
    name: `${mail.kind} ${at} ${language}`,
  })),
);

describe.each(every)('the e-mail $name', ({ mail, language }) => {
  test('says its language, and loads nothing from anywhere', async () => {
    const { html, attachments } = await write(mail, language);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`lang="${language}">`);
    const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toContain('cid:mark@pictures');
    expect(new Set(sources)).toEqual(new Set(attachments.map(({ cid }) => `cid:${cid}`)));
    expect(html).not.toMatch(/url\(|@import|<link|<script|background="/);
    const tracking = 'order' in mail ? (mail.order as MailOrder).courier?.url : undefined;
    for (const link of linksOf(html)) {
      const isOurs = link.startsWith(publicUrl) || /^(mailto|tel):/.test(link);
      expect(isOurs || link === tracking, link).toBe(true);
    }
  });

  test('says the same in plain text, with every link', async () => {
    const { html, text, subject } = await write(mail, language);
    for (const piece of visibleText(html)) expect(text).toContain(piece);
    for (const link of linksOf(html)) {
      if (link !== publicUrl)
        // A phone number is written in groups.
        expect(text.replaceAll(' ', '')).toContain(link.replace(/^(mailto|tel):(\+91)?/, ''));
    }
    const preview = decode(/display:none[^>]*>(.*?)&#847;/s.exec(html)?.[1] ?? '');
    expect(preview.length).toBeGreaterThan(8);
    expect(subject.length).toBeLessThan(80);
  });

  test('is small enough to be shown whole, and every table in it only arranges', async () => {
    const { html } = await write(mail, language);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const tables = html.match(/<table[^>]*>/g) ?? [];
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
    expect((html.match(/<img[^>]*>/g) ?? []).filter((image) => !image.includes(' alt="'))).toEqual([]);
  });
});

/** Names and words of people are replaced by what tries to become markup; words of the shop stay. */
const hostile = '<b onload=x>"&\'</b>';
const typed = new Set(
  'name invitedBy provider item itemHi answer text message note about phone address city landmark line orderNumber'.split(
    ' ',
  ),
);
const attack = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return typed.has(key) && value ? `${value} ${hostile}` : value;
  if (Array.isArray(value)) return value.map((one) => attack(one, key === 'goods' ? 'name' : key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, attack(one, name)]));
  return value;
};

const tagsOf = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag);

test.each(every)('nothing that a person typed becomes markup in $name', async ({ mail, language }) => {
  const harmless = await write(mail, language);
  const { html } = await write(attack(mail) as Mail, language);
  expect(html).not.toContain('<b onload');
  expect(tagsOf(html)).toEqual(tagsOf(harmless.html));
});

test.each(every.filter(({ language }) => language === 'hi'))(
  'a Hindi sentence ends as one in $name',
  async ({ mail, language }) => {
    const { html } = await write(mail, language);
    const latinStop = visibleText(html).filter(
      (piece) => /[\u0900-\u097F]/.test(piece) && /[\u0900-\u097F]\.( |$)/.test(piece),
    );
    expect(latinStop).toEqual([]);
  },
);

test('an order of many products shows the first pictures and stays small enough', async () => {
  const [item] = sampleOrder.items;
  if (!item) throw new Error('the sample has no product');
  const items = Array.from({ length: 64 }, (_, at) => ({
    ...item,
    snapshot: { ...item.snapshot, image: `/media/${String(at).padStart(40, '0')}.svg` },
  }));
  const order = { ...sampleOrder, items };
  const { html, attachments } = await write(orderPaid({ order }), 'hi');
  expect(attachments.filter(({ filename }) => /^[0-9a-f]{16}\.png$/.test(filename))).toHaveLength(12);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  const size = attachments.reduce((sum, { content }) => sum + content.length, 0);
  expect(size).toBeLessThan(150_000);
});

test('a picture that is gone leaves an e-mail without it', async () => {
  const [item] = sampleOrder.items;
  if (!item) throw new Error('the sample has no product');
  const items = [{ ...item, snapshot: { ...item.snapshot, image: `/media/${'0'.repeat(40)}.webp` } }];
  const { html } = await write(orderPaid({ order: { ...sampleOrder, items } }), 'en');
  expect(html.match(/<img/g)).toHaveLength(2);
  expect(html).toContain('Natural Ruby (3.25 ratti)');
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each([
  ['light', { ...colour, accent: colour.manik, ticket: colour.haldiSoft, button: colour.manik }],
  ['dark', darkColours],
] as const)(
  'every text has a contrast of 4.5 on its ground (%s)',
  (_, { ink, quiet, accent, ...grounds }) => {
    for (const ground of [grounds.ground, grounds.surface])
      for (const text of [ink, quiet, accent]) expect(contrast(text, ground)).toBeGreaterThan(4.5);
    expect(contrast(ink, grounds.ticket)).toBeGreaterThan(4.5);
    expect(contrast(colour.onManik, grounds.button)).toBeGreaterThan(4.5);
  },
);

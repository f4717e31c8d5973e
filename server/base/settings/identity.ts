import type { MissingForSale } from '#contract/base/settings/for-sale.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { demoIdentity } from './demo-identity.ts';
import { hindiFacts } from './hindi.ts';
import type { Settings } from './schema.ts';

const words = readWords('settings/answers');

/** Returns the name of the shop in a language; a plain word while it has none. */
export function shopName(settings: Settings, lang: Lang): string {
  const { name } = settings.shop;
  return (lang === 'hi' && hindiFacts(settings).name) || name || words[lang].nameless;
}

const plain = (text: string): string => text.trim().toLowerCase();
const isText = (text: string, demo: string): boolean => plain(text) !== '' && plain(text) !== plain(demo);
const isPhone = (phone: string): boolean => phone !== '' && phone !== demoIdentity.shop.phone;
/** The demo's mailboxes end in .test, a domain that never receives mail (RFC 2606). */
const isMailbox = (email: string): boolean => email !== '' && !/[@.]test\.?$/i.test(email.trim());
/** The demo's house, not 19 or 9A of the same street. */
const house = /(^|\D)9 johari bazaar/;
const isAddress = (lines: readonly string[]): boolean =>
  lines.some((line) => line.trim() !== '') && !lines.some((line) => house.test(plain(line)));

/** Returns the settings without the values that identify the demo, which would name a stranger in another shop. */
export function withoutDemoIdentity(settings: Settings): Settings {
  const { shop, legal, grievance, gst } = settings;
  const text = (value: string, demo: string) => (isText(value, demo) ? value : '');
  const phone = (value: string) => (isPhone(value) ? value : '');
  const email = (value: string) => (isMailbox(value) ? value : '');
  const address = (lines: string[]) => (isAddress(lines) ? lines : []);
  const demoLinks = new Set(demoIdentity.shop.social.map(({ url }) => url));
  return {
    ...settings,
    shop: {
      ...shop,
      name: text(shop.name, demoIdentity.shop.name),
      email: email(shop.email),
      orderMails: shop.orderMails.filter(isMailbox),
      phone: phone(shop.phone),
      whatsapp: phone(shop.whatsapp),
      address: address(shop.address),
      social: shop.social.filter(({ url }) => !demoLinks.has(url)),
    },
    legal: { ...legal, name: text(legal.name, demoIdentity.legal.name) },
    grievance: {
      ...grievance,
      name: text(grievance.name, demoIdentity.grievance.name),
      email: email(grievance.email),
      phone: phone(grievance.phone),
    },
    gst: {
      ...gst,
      legalName: text(gst.legalName, demoIdentity.gst.legalName),
      address: address(gst.address),
    },
  };
}

/**
 * Returns what a shop must set before it sells: who it is, its legal entity and grievance officer (E-Commerce Rules
 * 2020), its tax, and the mailbox of new orders. Only production demands it; other shops sell nothing real.
 */
export function missingForSale(
  settings: Settings,
  { production }: { production: boolean },
): MissingForSale[] {
  if (!production) return [];
  const { shop, legal, grievance, gst } = withoutDemoIdentity(settings);
  const steps: [MissingForSale['step'], string, Record<string, boolean>][] = [
    [
      'identity',
      'identity',
      {
        'shop.name': shop.name !== '',
        'shop.address': shop.address.length > 0,
        'shop.email': shop.email !== '',
      },
    ],
    ['phone', 'phones', { 'shop.phone': shop.phone !== '' }],
    ['orderMails', 'identity', { 'shop.orderMails': shop.orderMails.length > 0 }],
    ['legal', 'legal', { 'legal.name': legal.name !== '', 'legal.country': legal.country !== '' }],
    [
      'grievance',
      'grievance',
      {
        'grievance.name': grievance.name !== '',
        'grievance.designation': grievance.designation !== '',
        'grievance.email': grievance.email !== '',
        'grievance.phone': grievance.phone !== '',
      },
    ],
    [
      'tax',
      'gst',
      {
        'gst.registered': gst.registered !== null,
        'gst.legalName': gst.legalName !== '',
        'gst.address': gst.address.length > 0,
        ...(gst.registered && { 'gst.gstin': gst.gstin !== '' }),
      },
    ],
  ];
  return steps.flatMap(([step, section, facts]) => {
    const fields = Object.keys(facts).filter((field) => !facts[field]);
    return fields.length > 0 ? [{ step, section, fields }] : [];
  });
}

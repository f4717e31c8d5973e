import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linksAt } from '../links.ts';
import { loadsGateway } from './gateway-pages.ts';
import { adminLinks, hasPage, hasSecretAddress, knownQuery, pages } from './page-table.ts';

describe('route table', () => {
  it('names files that exist, each path once', () => {
    for (const { file } of pages) expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true);
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });

  it('links only to its own pages, and never to a pattern', () => {
    const places = ['main', 'astrology', 'phone', 'account', 'visit', 'guidance', 'policies'] as const;
    for (const { to } of [...places.flatMap(linksAt), ...adminLinks()]) {
      expect(hasPage(to)).toBe(true);
      expect(to).not.toContain(':');
    }
  });

  it('knows pages by their pattern and nothing else', () => {
    expect(hasPage('/')).toBe(true);
    expect(hasPage('/no-such-page')).toBe(false);
    expect(knownQuery('/')).toContain('category');
    expect(knownQuery('/no-such-page')).toEqual([]);
  });

  it('names the pages that load the gateway, however the address is written', () => {
    for (const path of ['/checkout', '/Checkout/', '/wallet', '/add-money', '/orders/32t8mcm1hz97molv/pay'])
      expect(loadsGateway(path), path).toBe(true);
    for (const path of ['/', '/cart', '/orders/32t8mcm1hz97molv', '/blog-list'])
      expect(loadsGateway(path), path).toBe(false);
  });

  it('hides the addresses that have a secret or a birth in them, however they are written', () => {
    for (const { path } of pages.filter((page) => page.path.endsWith('/:token')))
      expect(hasSecretAddress(path), path).toBe(true);
    for (const path of ['/oauth-success', '/Matching-Kundli-Result/', '/kundli-result', '/panchang-result'])
      expect(hasSecretAddress(path), path).toBe(true);
    for (const path of ['/', '/my-reports/32t8mcm1hz97molv', '/login'])
      expect(hasSecretAddress(path), path).toBe(false);
  });
});

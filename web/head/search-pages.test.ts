import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';
import { listedPaths } from './search-pages.ts';

test.each([
  ['/products', '', '/products'],
  ['/products', '?utm_source=x&lang=hi', '/products'],
  ['/products', '?page=1', '/products'],
  ['/products', '?page=3', '/products?page=3'],
  ['/products', '?page=2&category=Rings', '/products?category=Rings&page=2'],
  ['/products', '?page=2&brand=Prana', '/products'],
  ['/products', '?page=2&sort=price-asc&category=Rings', '/products?category=Rings'],
  ['/products', '?category=Rings&category=Yantras', '/products'],
  ['/products', '?page=two', '/products'],
  ['/collections/nine-stones', '?page=2', '/collections/nine-stones?page=2'],
  ['/', '?category=Rings', '/'],
  ['/single-product/0f5d5e0bqzm1k2j3', '?page=2', '/single-product/0f5d5e0bqzm1k2j3'],
])('%s%s is kept as %s', (path, search, kept) => {
  expect(canonicalPath(path, search)).toBe(kept);
});

test('the sitemap lists full addresses of public pages only', () => {
  const paths = listedPaths();
  expect(paths).toContain('/');
  expect(paths).toContain('/products');
  expect(paths.filter((path) => path.includes(':') || /login|cart|orders|reset/.test(path))).toEqual([]);
});

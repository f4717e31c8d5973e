import { expect, it } from 'vitest';
import { catalogue } from './catalog/index.ts';
import { choiceViews } from './choice-views.ts';
import { demoProducts } from './import/products.ts';
import { finishedPictures } from './photographs.ts';

it('every view of a choice is a picture of its product, and every choice is one that the product has', () => {
  const products = demoProducts(catalogue, [], {
    now: new Date('2026-11-29T00:00:00Z'),
    imagesOf: ({ slug }) => finishedPictures(slug).map(({ view }) => `/media/${slug}-${view}.avif`),
  });
  const shown = products.flatMap(({ slug, skus }) =>
    skus.flatMap(({ name, picture }) => (picture ? [`${slug} ${name}: ${picture}`] : [])),
  );
  const wanted = Object.entries(choiceViews).flatMap(([slug, views]) =>
    Object.entries(views).map(([name, view]) => `${slug} ${name}: /media/${slug}-${view}.avif`),
  );
  expect(shown.sort()).toEqual(wanted.sort());
});

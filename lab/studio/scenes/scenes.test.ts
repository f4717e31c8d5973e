import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../seed/catalog/index.ts';
import { sceneHash } from '../scene-hash.ts';
import { scenes } from './index.ts';

describe('the scenes of the studio', () => {
  const byProduct = Map.groupBy(scenes, ({ product }) => product);

  it('show products of the catalogue, each in at least three views of different names', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    for (const [product, views] of byProduct) {
      expect(slugs.has(product), product).toBe(true);
      expect(new Set(views.map(({ view }) => view)).size, product).toBeGreaterThanOrEqual(3);
      expect(new Set(views.map(({ view }) => view)).size, product).toBe(views.length);
    }
  });

  it('give every stone a seed of its own, so that no two of a kind are alike inside', () => {
    const seeds = [...byProduct.values()].flatMap(([scene]) => {
      if (scene?.subject.kind === 'gem') return [`${scene.subject.gem.stone} ${scene.subject.gem.seed}`];
      if (scene?.subject.kind === 'dome') return [`${scene.subject.dome.stone} ${scene.subject.dome.seed}`];
      return [];
    });
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('weigh what the shop sells: a stone has the grams of a variant of its product', () => {
    for (const { product, subject } of scenes) {
      const gram =
        subject.kind === 'gem' ? subject.gem.gram : subject.kind === 'dome' ? subject.dome.gram : 0;
      const sold = catalogue.find(({ slug }) => slug === product);
      if (gram === 0 || !sold || !('variants' in sold)) continue;
      expect(
        sold.variants.map((variant) => variant.gram),
        product,
      ).toContain(gram);
    }
  });

  it('cut only magic squares into metal: every row, column and diagonal has one sum', () => {
    const drawings = scenes.flatMap(({ subject }) =>
      subject.kind === 'blender' ? Object.values(subject.drawings ?? {}) : [],
    );
    const squares = drawings.flatMap((drawing) =>
      drawing.kind === 'square' || drawing.kind === 'points'
        ? [drawing.rows]
        : drawing.kind === 'squares'
          ? drawing.rows
          : [],
    );
    expect(squares.length).toBeGreaterThan(9);
    for (const rows of squares) {
      const total = (values: readonly (number | undefined)[]): number =>
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
      const sums = rows.flatMap((row, i) => [total(row), total(rows.map((other) => other[i]))]);
      sums.push(total(rows.map((row, i) => row[i])), total(rows.map((row, i) => row.at(-1 - i))));
      expect(new Set(sums).size, rows.join(' / ')).toBe(1);
    }
  });

  it('have a hash that changes with the scene and with nothing else', () => {
    const [first, second] = scenes;
    if (!first || !second) throw new Error('there are no scenes');
    expect(sceneHash(first)).toBe(sceneHash(structuredClone(first)));
    expect(sceneHash(first)).not.toBe(sceneHash(second));
  });
});

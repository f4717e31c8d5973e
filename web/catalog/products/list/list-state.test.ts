import { describe, expect, it } from 'vitest';
import { chosenCount, filterOf, listPath, readList, toggleValue, wholeList } from './list-state.ts';

const read = (search: string) => readList(new URLSearchParams(search));

describe('list in the URL', () => {
  it('survives a round trip', () => {
    const list = {
      q: 'पुखराज & moti',
      category: ['Puja Samagri', 'Rings'],
      graha: ['surya'],
      stone: ['ruby', 'pearl'],
      mukhi: ['5'],
      metal: ['silver'],
      certificate: ['report'],
      guide: ['wear'],
      country: ['np', 'unstated'],
      stock: ['in'],
      brand: ['Himveda'],
      size: ['Large, 20 cm', '7.5'],
      price: '1000-2000' as const,
      sort: 'price-asc' as const,
      page: 3,
    };
    expect(read(new URL(listPath(list), 'http://shop').search)).toEqual(list);
    expect(listPath(wholeList)).toBe('/products');
  });

  it('reads what a form without scripts sends: empty fields mean nothing', () => {
    expect(read('?q=&category=Rings&category=Kavach&price=&sort=')).toEqual({
      ...wholeList,
      category: ['Rings', 'Kavach'],
    });
  });

  it('drops invalid values', () => {
    expect(read('?price=cheap&sort=random&page=-1&category=Rings&category=Rings')).toEqual({
      ...wholeList,
      category: ['Rings'],
    });
    expect(read('?price=constructor&page=1.5')).toEqual(wholeList);
    expect(read(`?q=${'x'.repeat(300)}`).q).toHaveLength(80);
  });

  it('goes back to the first page when a filter changes', () => {
    const third = { ...wholeList, page: 3, brand: ['Prana'] };
    expect(toggleValue(third, 'brand', 'Himveda')).toEqual({ ...wholeList, brand: ['Prana', 'Himveda'] });
    expect(toggleValue(third, 'brand', 'Prana')).toEqual(wholeList);
  });

  it('counts filters, not search and order', () => {
    expect(chosenCount({ ...wholeList, q: 'ruby', sort: 'name-asc' })).toBe(0);
    expect(chosenCount(read('?category=Rings&size=7&price=above-3000'))).toBe(3);
  });

  it('sends only active filters to the API', () => {
    expect(filterOf(wholeList)).toEqual({});
    expect(filterOf(read('?category=Rings&category=Kavach&page=2'))).toEqual({ category: 'Rings,Kavach' });
  });
});

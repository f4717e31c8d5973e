import { describe, expect, it } from 'vitest';
import { drawSvg, METALS, MUKHI, type Picture } from '../index.ts';
import { METAL_SHADES } from '../materials/metals.ts';
import { createRandom } from '../svg/random.ts';
import { allElements, parseXml, type XmlElement } from '../testing/xml.ts';
import { LARGE_BEAD } from './rudraksha.ts';
import { grooves, kernels, project } from './rudraksha-surface.ts';

function elementsOf(picture: Picture): XmlElement[] {
  return allElements(parseXml(drawSvg(picture, { idPrefix: 'p' })));
}

function count(picture: Picture, matches: (element: XmlElement) => boolean): number {
  return elementsOf(picture).filter(matches).length;
}

describe('rudraksha', () => {
  it('has as many grooves as faces, evenly around the hole', () => {
    const [holeX, holeY] = project(LARGE_BEAD, { latitude: Math.PI / 2, longitude: 0 });
    for (const mukhi of MUKHI) {
      const lines = grooves({ view: LARGE_BEAD, mukhi }, createRandom(1)).split('M').slice(1);
      expect(lines).toHaveLength(mukhi);
      // each begins close to the hole, in a direction of its own
      const starts = lines.map((line) => {
        const [x = 0, y = 0] = line.split(' ').map(Number);
        return [x - holeX, y - holeY] as const;
      });
      for (const [x, y] of starts) expect(Math.hypot(x, y)).toBeLessThan(LARGE_BEAD.radius * 0.25);
      const directions = starts.map(([x, y]) => Math.round((Math.atan2(y, x) * 180) / Math.PI));
      expect(new Set(directions).size).toBe(mukhi);
    }
  });

  it('draws those grooves in the picture', () => {
    for (const mukhi of MUKHI) {
      const [dark] = elementsOf({ kind: 'rudraksha', mukhi }).filter(
        (element) => element.attributes.stroke === '#1e0802',
      );
      expect(dark?.attributes.d?.match(/M/g)).toHaveLength(mukhi);
    }
  });

  it('keeps its kernels clear of the grooves: the more faces, the fewer kernels', () => {
    const kernelsOf = (mukhi: number): number =>
      kernels({ view: LARGE_BEAD, mukhi }, createRandom(1)).shades.join('').split('M').length;
    expect(kernelsOf(1)).toBeGreaterThan(kernelsOf(7));
    expect(kernelsOf(7)).toBeGreaterThan(kernelsOf(14));
  });
});

describe('strings of beads', () => {
  const beads = (fill: string) => (element: XmlElement) =>
    element.name === 'circle' && element.attributes.fill === fill;

  it('have the number of beads asked for', () => {
    // every bead of one stone has the same paint, the first one defined after the shadow's
    expect(count({ kind: 'bracelet', beads: 18 }, beads('url(#p-2)'))).toBe(18);
    expect(count({ kind: 'bracelet', beads: 18, charm: true }, beads('url(#p-2)'))).toBe(17);
    const mala = elementsOf({ kind: 'mala', stone: 'rudraksha', beads: 27 });
    expect(mala.filter((element) => element.attributes.transform?.includes('rotate')).length).toBe(27 + 1);
  });

  it('carry seven stones for seven chakras', () => {
    const fills = elementsOf({ kind: 'bracelet', seven: true, beads: 21 }).flatMap((element) =>
      element.name === 'circle' && element.attributes.stroke === undefined
        ? (element.attributes.fill ?? [])
        : [],
    );
    expect(fills).toHaveLength(21);
    expect(new Set(fills).size).toBe(7);
  });
});

describe('lamp', () => {
  it('burns or smokes, never both', () => {
    const [flame, smoke] = ['#ffe98f', '#8b7b80'];
    const lit = drawSvg({ kind: 'diya' }, { idPrefix: 'p' });
    const unlit = drawSvg({ kind: 'diya', unlit: true }, { idPrefix: 'p' });
    expect([lit.includes(flame), lit.includes(smoke)]).toEqual([true, false]);
    expect([unlit.includes(flame), unlit.includes(smoke)]).toEqual([false, true]);
  });
});

describe('metal', () => {
  it('is the one asked for, in every kind that has a choice', () => {
    const kinds = [
      'sriYantra',
      'gridYantra',
      'bell',
      'turtle',
      'kavach',
      'diya',
      'rudrakshaPendant',
    ] as const;
    for (const kind of kinds) {
      for (const metal of METALS) {
        const svg = drawSvg({ kind, metal }, { idPrefix: 'p' });
        expect(svg, `${kind} ${metal}`).toContain(METAL_SHADES[metal].dark);
      }
    }
  });
});

describe('number square', () => {
  /** Cells of the picture, row by row, as the outlines they are lettered with. */
  const outlinesOf = (picture: Picture): string[] =>
    elementsOf(picture)
      .filter((element) => element.name === 'g' && element.attributes.transform?.endsWith('scale(0.017)'))
      .map((cell) =>
        allElements(cell)
          .flatMap((element) => element.attributes.d ?? [])
          .join(' '),
      );

  it('letters the square of Kuber by default, whose rows, columns and diagonals add to 72', () => {
    const kuber = [27, 20, 25, 22, 24, 26, 23, 28, 21];
    const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
    const sums = lines.map((cells) => [...cells].reduce((sum, cell) => sum + (kuber[Number(cell)] ?? 0), 0));
    expect(new Set(sums)).toEqual(new Set([72]));
    const rows = [kuber.slice(0, 3), kuber.slice(3, 6), kuber.slice(6)];
    expect(outlinesOf({ kind: 'gridYantra' })).toEqual(outlinesOf({ kind: 'gridYantra', rows }));
  });

  it('letters each digit in its own shape', () => {
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const outlines = outlinesOf({ kind: 'gridYantra', rows: [cells] });
    expect(new Set(outlines).size).toBe(cells.length);
  });

  it('rejects what it cannot letter instead of leaving a gap', () => {
    for (const cell of [-1, 2.5, Number.NaN]) {
      expect(() => drawSvg({ kind: 'gridYantra', rows: [[cell]] }, { idPrefix: 'p' })).toThrow(RangeError);
    }
  });
});

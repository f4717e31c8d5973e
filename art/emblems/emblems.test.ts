import { describe, expect, it } from 'vitest';
import { drawEmblem, type Emblem } from '../index.ts';
import { METAL_SHADES } from '../materials/metals.ts';
import { createRandom } from '../svg/random.ts';
import { allElements, parseXml, type XmlElement } from '../testing/xml.ts';
import { LARGE_BEAD } from './rudraksha.ts';
import { grooves, kernels, project } from './rudraksha-surface.ts';

const MUKHI = Array.from({ length: 14 }, (_, i) => i + 1);

function elementsOf(emblem: Emblem): XmlElement[] {
  return allElements(parseXml(drawEmblem(emblem, { idPrefix: 'p' })));
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

  it('is drawn with the grooves of five faces', () => {
    const [dark] = elementsOf({ kind: 'rudraksha' }).filter(
      (element) => element.attributes.stroke === '#1e0802',
    );
    expect(dark?.attributes.d?.match(/M/g)).toHaveLength(5);
  });

  it('keeps its kernels clear of the grooves: the more faces, the fewer kernels', () => {
    const kernelsOf = (mukhi: number): number =>
      kernels({ view: LARGE_BEAD, mukhi }, createRandom(1)).shades.join('').split('M').length;
    expect(kernelsOf(1)).toBeGreaterThan(kernelsOf(7));
    expect(kernelsOf(7)).toBeGreaterThan(kernelsOf(14));
  });
});

describe('strings of beads', () => {
  it('close: a bracelet has 21 beads and a charm, a mala 50 and the guru bead', () => {
    // every bead has the same paint, the first one defined after the shadow's
    const beads = elementsOf({ kind: 'bracelet' }).filter(
      ({ name, attributes }) => name === 'circle' && attributes.fill === 'url(#p-2)',
    );
    expect(beads).toHaveLength(21);
    const mala = elementsOf({ kind: 'mala' });
    expect(mala.filter(({ attributes }) => attributes.transform?.includes('rotate'))).toHaveLength(50 + 1);
  });
});

describe('lamp', () => {
  it('burns or smokes, never both', () => {
    const [flame, smoke] = ['#ffe98f', '#8b7b80'];
    const lit = drawEmblem({ kind: 'diya' }, { idPrefix: 'p' });
    const unlit = drawEmblem({ kind: 'diya', unlit: true }, { idPrefix: 'p' });
    expect([lit.includes(flame), lit.includes(smoke)]).toEqual([true, false]);
    expect([unlit.includes(flame), unlit.includes(smoke)]).toEqual([false, true]);
  });

  it('is of clay, or of brass', () => {
    const { dark } = METAL_SHADES.brass;
    expect(drawEmblem({ kind: 'diya' }, { idPrefix: 'p' })).not.toContain(dark);
    expect(drawEmblem({ kind: 'diya', metal: 'brass' }, { idPrefix: 'p' })).toContain(dark);
  });
});

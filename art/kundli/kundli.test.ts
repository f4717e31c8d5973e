import { describe, expect, it } from 'vitest';
import {
  CHART_BODIES,
  CHART_SIZE,
  type ChartArea,
  type ChartData,
  type ChartLanguage,
  type ChartLayout,
  type ChartText,
  type Placement,
} from './chart.ts';
import { layoutEast } from './east.ts';
import { layoutNorth } from './north.ts';
import { layoutSouth } from './south.ts';

const LANGUAGES: readonly ChartLanguage[] = ['en', 'hi'];

/** The chart of the design: Leo rising. */
const CHART: ChartData = {
  ascendantSign: 5,
  placements: [
    { body: 'Ascendant', house: 1, degree: 5 },
    { body: 'Rahu', house: 3, degree: 25 },
    { body: 'Jupiter', house: 3, degree: 13 },
    { body: 'Moon', house: 3, degree: 24 },
    { body: 'Venus', house: 2, degree: 12 },
    { body: 'Saturn', house: 7, degree: 16, retrograde: true },
    { body: 'Ketu', house: 9, degree: 25 },
    { body: 'Mars', house: 11, degree: 4 },
    { body: 'Sun', house: 12, degree: 27 },
    { body: 'Mercury', house: 12, degree: 28 },
  ],
};

function wordsOf({ runs }: ChartText): string {
  return runs.map((run) => run.text).join('');
}

function textsOf(layout: ChartLayout, role: ChartText['runs'][number]['role']): ChartText[] {
  return layout.texts.filter(({ runs }) => runs[0]?.role === role);
}

/** `count` retrograde bodies in one house. */
function crowd(house: number, count: number): ChartData {
  const placements = CHART_BODIES.slice(0, count).map(
    (body): Placement => ({ body, house, degree: 29, retrograde: true }),
  );
  return { ascendantSign: 5, placements };
}

/** The widest each lettering gets in Anek Latin, measured in the font: Ma, 20°, R. */
const WIDEST = { sign: 0, body: 23.4, degree: 18.4, retrograde: 8.1, title: 0 };

/** The room a text takes at most. */
function boxOf(text: ChartText): { left: number; right: number; top: number; bottom: number } {
  const width = text.runs.reduce((sum, run) => sum + run.gap + WIDEST[run.role], 0);
  const left = { start: text.x, middle: text.x - width / 2, end: text.x - width }[text.anchor];
  return { left, right: left + width, top: text.y - 13, bottom: text.y + 1 };
}

describe('North Indian chart', () => {
  it('numbers the houses’ signs from the rising one, anticlockwise from the top', () => {
    const signs = textsOf(layoutNorth(CHART), 'sign');
    expect(signs.map(wordsOf)).toEqual(['5', '6', '7', '8', '9', '10', '11', '12', '1', '2', '3', '4']);
    const angles = signs.map(({ x, y }) => Math.atan2(200 - (y - 5), x - 200));
    const turns = angles.slice(1).map((angle, i) => {
      const turn = angle - (angles[i] ?? 0);
      return turn < -Math.PI ? turn + 2 * Math.PI : turn;
    });
    expect(turns.every((turn) => turn > 0)).toBe(true);
  });

  it('writes every body once, with its degree and retrograde mark, where up to three share a house', () => {
    const bodies = textsOf(layoutNorth(CHART), 'body').map(wordsOf);
    expect(bodies.toSorted()).toEqual(
      ['As5°', 'Ju13°', 'Ke25°', 'Ma4°', 'Me28°', 'Mo24°', 'Ra25°', 'Sa16°R', 'Su27°', 'Ve12°'].toSorted(),
    );
  });

  it('drops degrees but never a body or its mark where four to eight share a house', () => {
    for (let house = 1; house <= 12; house++) {
      for (let count = 4; count <= 8; count++) {
        const texts = textsOf(layoutNorth(crowd(house, count)), 'body');
        expect(texts).toHaveLength(count);
        expect(texts.every((text) => /^[A-Z][a-z]R$/.test(wordsOf(text)))).toBe(true);
      }
    }
  });

  it('lets no two texts touch, nor anything leave the frame, in any house with up to eight bodies', () => {
    for (let house = 1; house <= 12; house++) {
      for (let count = 1; count <= 8; count++) {
        const boxes = textsOf(layoutNorth(crowd(house, count)), 'body').map(boxOf);
        for (const [i, a] of boxes.entries()) {
          expect(a.left, `${count} in ${house}`).toBeGreaterThan(4);
          expect(a.right, `${count} in ${house}`).toBeLessThan(CHART_SIZE - 4);
          expect(a.top).toBeGreaterThan(4);
          expect(a.bottom).toBeLessThan(CHART_SIZE - 4);
          for (const b of boxes.slice(i + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart, `${count} in house ${house}`).toBe(true);
          }
        }
      }
    }
  });

  it('leaves the degree out when it is not known', () => {
    const layout = layoutNorth({
      ascendantSign: 1,
      placements: [{ body: 'Moon', house: 4, retrograde: false }],
    });
    expect(textsOf(layout, 'body').map(wordsOf)).toEqual(['Mo']);
  });
});

describe('South Indian chart', () => {
  it('keeps each sign in its place whatever rises', () => {
    const places = (ascendantSign: number): string[] =>
      textsOf(layoutSouth({ ascendantSign, placements: [] }), 'sign').map(
        (text) => `${wordsOf(text)} ${text.x} ${text.y}`,
      );
    expect(places(1)).toEqual(places(8));
    expect(places(1).map((place) => place.slice(0, 3))).toEqual([
      ...['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'],
    ]);
  });

  it('puts bodies into the cell of their sign, and tints and strikes the ascendant’s', () => {
    const layout = layoutSouth(CHART);
    const tinted = layout.shapes.filter((shape) => shape.role === 'ascendant');
    expect(tinted).toMatchObject([{ type: 'rect', x: 298, y: 200 }]);
    const [ascendant] = textsOf(layout, 'body').filter((text) => wordsOf(text).startsWith('As'));
    expect(ascendant).toMatchObject({ x: 310, y: 242 });
    // Saturn in the seventh from Leo stands in Aquarius, at the left
    const [saturn] = textsOf(layout, 'body').filter((text) => wordsOf(text).startsWith('Sa'));
    expect(saturn).toMatchObject({ x: 16, y: 144 });
  });

  it('keeps up to eight bodies inside their cell', () => {
    for (const language of LANGUAGES) {
      for (let count = 1; count <= 8; count++) {
        const layout = layoutSouth(crowd(1, count), { language });
        const bodies = textsOf(layout, 'body');
        expect(bodies).toHaveLength(count);
        for (const { x, y } of bodies) {
          expect(x).toBeGreaterThanOrEqual(298);
          expect(y).toBeLessThan(200 + 98);
        }
      }
    }
  });
});

/** Whether a point is inside a polygon, or up to `slack` outside one of its sides. */
function isInside([x, y]: readonly [number, number], area: ChartArea, slack = 0.5): boolean {
  return area.every((from, i) => {
    const to = area[(i + 1) % 4] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    // Corners are clockwise with y downwards, so the inside is at the right of every side.
    return (dx * (y - from[1]) - dy * (x - from[0])) / length >= -slack;
  });
}

const areaOf = (points: ChartArea): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % 4] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe('East Indian chart', () => {
  it('keeps Aries at the top and the others anticlockwise, and tints the rising sign’s place', () => {
    const layout = layoutEast(CHART);
    const aries = layout.areas[12 - CHART.ascendantSign + 1];
    expect(aries?.map(([, y]) => y).sort()).toEqual([134, 134, 4, 4]);
    const tinted = layout.shapes.find(({ role }) => role === 'ascendant');
    expect(tinted).toMatchObject({ points: layout.areas[0] });
  });

  it('keeps up to eight bodies and the number inside the place of their sign, none touching another', () => {
    for (let house = 1; house <= 12; house++) {
      for (let count = 1; count <= 8; count++) {
        const layout = layoutEast(crowd(house, count));
        const area = layout.areas[house - 1] as ChartArea;
        const number = textsOf(layout, 'sign')[house - 1] as ChartText;
        const sign = { left: number.x - 8, right: number.x + 8, top: number.y - 10, bottom: number.y };
        const boxes = [...textsOf(layout, 'body').map(boxOf), sign];
        expect(boxes).toHaveLength(count + 1);
        for (const [i, a] of boxes.entries()) {
          for (const corner of [
            [a.left, a.top],
            [a.right, a.top],
            [a.right, a.bottom],
            [a.left, a.bottom],
          ] as const)
            expect(isInside(corner, area), `${i} of ${count} in house ${house}`).toBe(true);
          for (const b of boxes.slice(i + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart, `${count} in house ${house}`).toBe(true);
          }
        }
      }
    }
  });
});

describe('the houses of every style', () => {
  const layouts = { north: layoutNorth(CHART), south: layoutSouth(CHART), east: layoutEast(CHART) };

  it.each(Object.entries(layouts))('hold what stands in them, and share the square: %s', (style, layout) => {
    expect(layout.areas).toHaveLength(12);
    for (const { body, house } of CHART.placements) {
      const text = layout.texts.find((one) => one.body === body) as ChartText;
      const { left, right, bottom } = boxOf(text);
      expect(isInside([(left + right) / 2, bottom - 6], layout.areas[house - 1] as ChartArea), body).toBe(
        true,
      );
    }
    // The middle of two styles is no house.
    const empty = { north: 0, south: 196 ** 2, east: 132 ** 2 }[style] ?? 0;
    const sum = layout.areas.reduce((all, area) => all + areaOf(area), 0);
    expect(sum).toBeCloseTo(392 ** 2 - empty, 6);
  });
});

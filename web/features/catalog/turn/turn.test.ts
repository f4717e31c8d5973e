import { describe, expect, it } from 'vitest';
import { BUDGET_MS, createGovernor, PROBE, QUALITIES } from './governor.ts';
import { after, inRoom, NO_TURN, turnBy, turnByTilt } from './turns.ts';

/** Draws pictures of which each takes as long as `took` says by a forced clock. Returns the quality of each. */
function drawn(count: number, took: (picture: number) => number) {
  let now = 0;
  const governor = createGovernor(() => now);
  return Array.from({ length: count }, (_, picture) => {
    const quality = governor.quality();
    governor.began();
    now += took(picture);
    governor.drawn();
    return quality;
  });
}

describe('the quality of a turned stone', () => {
  it('stays full on a device that keeps up, after two pictures nobody sees', () => {
    const [compiles, probe, ...seen] = drawn(60, () => 16);
    expect([compiles, probe]).toEqual([PROBE, PROBE]);
    expect(new Set(seen)).toEqual(new Set([QUALITIES[0]]));
  });

  it('has fewer reflections first, then fewer pixels, and then is the still picture', () => {
    const qualities = drawn(60, (picture) => (picture < 2 ? 16 : BUDGET_MS + 20));
    const seen = [...new Set(qualities.slice(2))];
    expect(seen).toEqual([...QUALITIES, undefined]);
    const cost = QUALITIES.map(({ bounces, scale }) => bounces * scale ** 2);
    expect(cost).toEqual(cost.toSorted((a, b) => b - a));
  });

  it('stops at the still picture at once when a sixteenth of the pixels is too slow', () => {
    expect(drawn(4, () => BUDGET_MS + 1)).toEqual([PROBE, PROBE, undefined, undefined]);
  });

  it('does not fall for the time the shader takes to compile, nor for one slow picture in three', () => {
    const seen = drawn(60, (picture) => (picture === 0 || picture % 3 === 0 ? 900 : 20)).slice(2);
    expect(new Set(seen)).toEqual(new Set([QUALITIES[0]]));
  });
});

describe('a turn', () => {
  const front = [0, 0, 1] as const;
  const moved = (turn: readonly number[], [x, y, z]: readonly [number, number, number]) =>
    [0, 3, 6].map((i) => (turn[i] ?? 0) * x + (turn[i + 1] ?? 0) * y + (turn[i + 2] ?? 0) * z);

  it('moves the front of the stone where the finger goes', () => {
    expect(moved(turnBy(0.2, 0), front)[0]).toBeCloseTo(Math.sin(0.2), 9);
    expect(moved(turnBy(0, 0.2), front)[1]).toBeCloseTo(-Math.sin(0.2), 9);
  });

  it('is undone by its opposite, and is the same whatever the axes of the screen are when it is none', () => {
    const back = after(turnBy(-0.3, 0), turnBy(0.3, 0));
    for (const [i, value] of back.entries()) expect(value).toBeCloseTo(NO_TURN[i] ?? 0, 9);
    const axes = turnBy(0.7, 0.4);
    for (const [i, value] of inRoom(NO_TURN, axes).entries()) expect(value).toBeCloseTo(NO_TURN[i] ?? 0, 9);
  });

  it('follows a tilted phone over the jump from 180 to -180 degrees, and no further than 50', () => {
    const held = { beta: 179, gamma: 0 };
    expect(turnByTilt(held, held)).toEqual(turnBy(0, 0));
    expect(moved(turnByTilt(held, { beta: -179, gamma: 0 }), front)[1]).toBeCloseTo(
      -Math.sin((4 * Math.PI) / 180),
      9,
    );
    expect(turnByTilt(held, { beta: 179, gamma: 80 })).toEqual(turnBy((50 * Math.PI) / 180, 0));
  });
});

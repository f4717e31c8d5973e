import { expect, test } from 'vitest';
import { axisSteps } from './bar-chart.tsx';

test('an axis has few even steps and holds the largest value', () => {
  expect(axisSteps(131_000)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(axisSteps(0)).toEqual([0, 0.5, 1]);
  for (const most of [1, 7, 99, 1350, 47_210, 999_999, 12_345_678]) {
    const steps = axisSteps(most);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.length).toBeLessThanOrEqual(5);
  }
});

import { indiaDay } from '#contract/core/india-time.ts';
import { AppError } from '../platform/core/app-error.ts';

/** A clock that the demo sets back to the past, and forward from step to step. */
export type RecentClock = { set(at: Date): void };

/** A step that runs at a time. Steps run in the order of their times. */
export type TimedStep = { at: Date; run: () => Promise<unknown> };

const hourMs = 3_600_000;

/** The hours that count as today, if today has had as many. */
const hoursOfToday = 12;

/**
 * Creates the function that turns hours before `now` into a time. Up to 12 hours ago is the day of `now` in India: early in
 * the morning such times are pressed into the hours that the day has had, in their order.
 */
export function hoursBefore(now: Date): (hours: number) => Date {
  const midnight = Date.parse(`${indiaDay(now)}T00:00:00+05:30`);
  const sinceMidnight = (now.getTime() - midnight) / hourMs;
  const scale = Math.min(1, sinceMidnight / hoursOfToday);
  return (hours) => {
    const real = hours <= hoursOfToday ? hours * scale : hours;
    return new Date(now.getTime() - real * hourMs);
  };
}

/** Returns the value of a step. Throws for a refusal: the demo is made so that the shop refuses nothing. */
export function granted<T>(done: T | AppError, what: string): T {
  if (done instanceof AppError) throw new Error(`demo: ${what} was refused: ${done.code}`);
  return done;
}

/** Runs steps in the order of their times, each with the clock at its time. */
export async function runInTime(steps: readonly TimedStep[], clock: RecentClock): Promise<void> {
  for (const { at, run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    clock.set(at);
    await run();
  }
}

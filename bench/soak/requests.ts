import { parseArgs } from 'node:util';
import { type RequestRole, requestRoles, runRequests } from '#server/testing/requests/run.ts';
import type { TestShop } from '#server/testing/test-shop.ts';

/** The options of `npm run soak -- requests`: count per role, roles, seed, and first number. */
export type RequestSoak = { count: number; roles: readonly RequestRole[]; seed: number; from: number };

/** Parses `[--count 100000] [--as role] [--seed 15] [--from 0]`. Throws for anything else. */
export function readRequestSoak(args: string[]): RequestSoak {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { count: text, as: text, seed: text, from: text } });
  const number = (given: string | undefined, otherwise: number): number => {
    const read = Number(given ?? otherwise);
    if (!Number.isSafeInteger(read) || read < 0) throw new Error(`${given} is not a whole number.`);
    return read;
  };
  const role = requestRoles.find((one) => one === values.as);
  if (values.as && !role) throw new Error(`--as takes ${requestRoles.join(', ')}.`);
  return {
    count: number(values.count, 100_000),
    roles: role ? [role] : requestRoles,
    seed: number(values.seed, 15),
    from: number(values.from, 0),
  };
}

/** Sends generated requests as each role. Returns the failures, one per case. */
export async function soakRequests(
  world: TestShop,
  { count, roles, seed, from }: RequestSoak,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const role of roles) {
    const started = performance.now();
    const report = await runRequests(world, { role, seed, from, count }, console.log);
    const seconds = Math.round((performance.now() - started) / 1000);
    const answers = Object.entries(report.statuses).map(([status, times]) => `${status} x ${times}`);
    console.log(`${role}: ${count} requests in ${seconds} s: ${answers.join(', ')}`);
    console.log(
      `  most time in: ${report.slowest.map(([call, ms]) => `${call} ${Math.round(ms / 1000)} s`).join(', ')}`,
    );
    wrong.push(...report.problems);
  }
  console.log(`${wrong.length} problems.`);
  return wrong;
}

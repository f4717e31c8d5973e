import { integrityProblems } from '../../composition/integrity.ts';
import { type AccessSetup, setUpAccess } from '../access/access-setup.ts';
import type { TestShop } from '../test-shop.ts';
import { type RequestCase, requestCase } from './case.ts';
import { problemOf } from './judge.ts';
import { createSender } from './send.ts';

/** The roles that send the requests of a run. */
export const requestRoles = ['stranger', 'customer', 'astrologer', 'admin'] as const;
/** A role that sends requests. */
export type RequestRole = (typeof requestRoles)[number];

/** The requests to send: `count` of the role, starting at number `from`. */
export type RequestRun = { role: RequestRole; seed: number; from: number; count: number };

/** The result of a run: responses by status, problems, and the slowest endpoints in total (ms). */
export type RequestReport = {
  statuses: Record<string, number>;
  problems: string[];
  slowest: [call: string, ms: number][];
};

const atOnce = 6;
/** This many problems end a run: a failure everywhere need not be listed a thousand times. */
const mostProblems = 200;

/** Describes a request so that it can be sent again by hand. */
const described = ({ method, target, headers, body }: RequestCase): string => {
  const { authorization, ...shown } = headers;
  const text = body ? JSON.stringify(body.toString('utf8').slice(0, 600)) : 'no body';
  return `${method} ${target.slice(0, 300)} ${JSON.stringify(shown)} ${authorization ? 'with a session ' : ''}${text}`;
};

const tokenOf = (stage: AccessSetup, role: RequestRole): string | null =>
  role === 'stranger' ? null : stage.people[role].token;

/** Returns whether the session is still valid: a request may have ended it, or erased its person. */
async function isIn(testShop: TestShop, token: string | null): Promise<boolean> {
  if (!token) return true;
  const answer = await fetch(`${testShop.base}/api/auth/checking-auth`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/**
 * Sends the requests of a role, judges every response, and checks the invariants at the end. Reports progress to
 * `tell`.
 */
export async function runRequests(
  testShop: TestShop,
  { role, seed, from, count }: RequestRun,
  tell: (line: string) => void = () => {},
): Promise<RequestReport> {
  const sender = createSender(testShop.base);
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  const spent = new Map<string, number>();
  let stage = await setUpAccess(testShop);
  let restage: Promise<void> | null = null;
  let next = from;
  let done = 0;

  /** Renews the setup after the role's session has ended; single flight for all requests. */
  async function renew(): Promise<void> {
    restage ??= (async () => {
      if (!(await isIn(testShop, tokenOf(stage, role)))) stage = await setUpAccess(testShop);
      restage = null;
    })();
    await restage;
  }

  async function work(): Promise<void> {
    while (next < from + count && problems.length < mostProblems) {
      const number = next++;
      const one = requestCase(seed, role, number, stage.own, tokenOf(stage, role));
      const received = await sender.send(one);
      const name = String(received.status ?? received.why);
      statuses[name] = (statuses[name] ?? 0) + 1;
      spent.set(one.call, (spent.get(one.call) ?? 0) + received.ms);
      const problem = problemOf(one, received);
      if (problem) {
        problems.push(`${role} ${number} (seed ${seed}): ${problem}\n    ${described(one)}`);
        tell(problems.at(-1) ?? '');
      }
      if (received.status === 401 && 'authorization' in one.headers) await renew();
      done += 1;
      if (done % 2_000 === 0) tell(`${role}: ${done} of ${count}, ${problems.length} problems`);
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    sender.close();
  }
  for (const broken of await integrityProblems(testShop.db))
    problems.push(`${role}: after the run: ${broken}`);
  const slowest = [...spent].sort(([, a], [, b]) => b - a).slice(0, 8);
  return { statuses, problems, slowest };
}

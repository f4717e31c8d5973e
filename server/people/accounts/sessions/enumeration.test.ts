import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the milliseconds until the refusal. */
async function refusalTime(email: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${testShop.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await response.text();
  expect(response.status).toBe(401);
  return performance.now() - from;
}

// 360 attempts, each with a hash: a busy machine takes minutes.
test('a login takes as long without an account as with one', { timeout: 600_000 }, async () => {
  const person = {
    firstName: 'Asha',
    email: 'asha@example.in',
    phone: '9000000001',
    password: 'lamp-and-river-42',
    agreedToTerms: true as const,
  };
  const { userId } = await testShop.visitor('POST /api/auth/signup', { body: person });
  await testShop.visitor('POST /api/auth/signup', {
    body: { ...person, email: 'oauth@example.in', phone: '9000000002' },
  });
  await testShop.db.updateTable('users').set({ password_hash: null }).where('id', '!=', userId).execute();

  const names = [
    'asha@example.in',
    '9000000001',
    'oauth@example.in',
    'nobody@example.in',
    '7000000000',
    'nonsense',
  ];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  // In a new order each round, so that other load on the machine affects all alike.
  for (let round = 0; round < 60; round += 1) {
    const order = names.toSorted(() => Math.random() - 0.5);
    for (const name of order) times.get(name)?.push(await refusalTime(name));
  }
  const known = median(times.get('asha@example.in') ?? []);
  const ratios = names.map((name) => median(times.get(name) ?? []) / known);
  console.info(
    `login refused in ${known.toFixed(1)} ms; ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
  );
  // Without a dummy hash the response would take a tenth of the time.
  for (const ratio of ratios) {
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  }
});

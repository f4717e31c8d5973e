import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: the number of each section's lines, which come before those of level 3.
const lines: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const wanted = Object.entries(lines).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const folder = join(import.meta.dirname, '../../docs/security');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
const states = ['met', 'partly', 'not met', 'not proved', 'not applicable', "the operator's part"];

/** The rows of the tables: the numbers that each stands for, its proof and its state. */
const rows = ['asvs-input.md', 'asvs-identity.md', 'asvs-operation.md'].flatMap((name) =>
  [...textOf(name).matchAll(/^\| (\d+\.\d+\.\d+)([^|]*)\|(.*)\|$/gm)].map(
    ([, first = '', more = '', rest = '']) => {
      const [what = '', where = '', proof = '', state = '', ...others] = rest
        .split(' |')
        .map((cell) => cell.trim());
      const last = / to (\S+)/.exec(more)?.[1];
      const named = [first, ...(more.match(/\d+\.\d+\.\d+/g) ?? [])];
      const numbers = last ? wanted.slice(wanted.indexOf(first), wanted.indexOf(last) + 1) : named;
      return { numbers, what, where, proof, state, others };
    },
  ),
);

const stateOf = (text: string) =>
  states.find((one) => text.replace(/^the proxy's part/, "the operator's part").startsWith(one));

test('the table of ASVS has every line of levels 1 and 2 once, in order, each with a state', () => {
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(wanted);
  for (const { numbers, state, what, others } of rows) {
    expect(stateOf(state), `${numbers[0]}: ${state}`).toBeDefined();
    expect(what, numbers[0]).not.toBe('');
    expect(others).toEqual([]);
  }
});

test('the sums of the first page are those of the table', () => {
  const sums = states.map(
    (state) =>
      `| ${state} | ${rows.filter((row) => stateOf(row.state) === state).flatMap(({ numbers }) => numbers).length} |`,
  );
  for (const sum of sums) expect(textOf('asvs.md')).toContain(sum);
});

test('whoever writes "met" names a file, a command, or the reason', () => {
  for (const { numbers, where, proof, state } of rows)
    if (state === 'met') expect(`${where}${proof}`, numbers[0]).toMatch(/`|\w/);
});

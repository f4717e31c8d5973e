import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MAIN = new URL('main.ts', import.meta.url).pathname;
const run = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

it('prints a kundli as a table and as an object', () => {
  const question = ['kundli', '1967-08-29T09:00:00+05:30', '19.0760,72.8777', '--ayanamsa', 'lahiri'];
  const { stdout, status } = run(question);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Moon\s+Vrishabha\s+21°57'40"\s+9\s+Rohini 4/);
  expect(stdout).toContain('mild Mangal dosha');
  expect(stdout).toContain('Lahiri ayanamsa');
  const object = JSON.parse(run([...question, '--json']).stdout);
  expect(object.dashas[0].start).toMatch(/\+05:30$/);
  expect(object.chart.lagna.sign).toBe(5);
});

it('prints a panchang in Hindi, south of the equator too', () => {
  const { stdout } = run([
    'panchang',
    '2026-11-21',
    '-33.87,151.2',
    '--zone',
    'Australia/Sydney',
    '--lang',
    'hi',
  ]);
  expect(stdout).toContain('शनिवार');
  expect(stdout).toMatch(/रेवती|अश्विनी/);
});

it('answers a batch line by line, in order, over bad lines', () => {
  const position = {
    do: 'positions',
    datetime: '2020-05-12T09:20:00+05:30',
    latitude: 22.5,
    longitude: 88.3,
  };
  const guna = { do: 'guna', boy: { nakshatra: 0, sign: 0 }, girl: { nakshatra: 1, sign: 0 } };
  const lines = [JSON.stringify(position), 'nonsense', JSON.stringify(guna)].join('\n');
  const answers = run(['batch'], `${lines}\n`)
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map((each) => Object.keys(each)[0])).toEqual(['tropical', 'error', 'kootas']);
});

it('ends with 1 and says what is possible when the question is wrong', () => {
  const wrong = run(['dance']);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('jyotish kundli');
  expect(run(['kundli', '1967-08-29', '19,72']).stderr).toContain('ISO 8601');
  expect(run(['panchang', '2026-11-21', '91,72']).stderr).toContain('-90 to 90');
});

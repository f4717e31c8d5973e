import { expect, test } from 'vitest';
import { checkCharacters, codeAlphabet, formatCode, readCode } from './code.ts';

const secret = '7K3M9PQ4TX2D8W';
const code = secret + checkCharacters(secret);

test('a code is read as people type it', () => {
  expect(readCode(code)).toEqual({ state: 'complete', code });
  expect(readCode(` ${formatCode(code).toLowerCase()} `)).toEqual({ state: 'complete', code });
  const zeros = `O0lIl1${'A'.repeat(8)}`;
  const read = zeros.replace(/O/g, '0').replace(/[lI]/g, '1');
  expect(readCode(zeros + checkCharacters(read))).toEqual({
    state: 'complete',
    code: read + checkCharacters(read),
  });
});

test('a missing or an extra character is told apart from a wrong one', () => {
  expect(readCode('').state).toBe('length');
  expect(readCode(code.slice(1)).state).toBe('length');
  expect(readCode(`${code}0`).state).toBe('length');
  expect(readCode(`U${code.slice(1)}`).state).toBe('mistyped');
});

test('every single wrong character and every exchange of two neighbours is found', () => {
  for (let at = 0; at < code.length; at += 1) {
    for (const other of codeAlphabet) {
      if (other === code[at]) continue;
      expect(readCode(code.slice(0, at) + other + code.slice(at + 1)).state).toBe('mistyped');
    }
    const next = code[at + 1];
    if (next === undefined || next === code[at]) continue;
    expect(readCode(code.slice(0, at) + next + code[at] + code.slice(at + 2)).state).toBe('mistyped');
  }
});

import { describe, expect, test } from 'vitest';
import { indianStates } from '../../astrology/places/india.ts';
import { gstinProblem, gstStateCode, stateOfGstCode } from './gst.ts';

test('every state and territory has a unique code, which maps back to it', () => {
  const codes = indianStates.map(({ code }) => gstStateCode(code));
  expect(new Set(codes).size).toBe(36);
  expect(codes.map(stateOfGstCode)).toEqual(indianStates.map(({ code }) => code));
  expect(gstStateCode('')).toBe('96');
});

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1ZV', 'MH', null],
    ['29AAGCB7383J1Z4', 'KA', null],
    // Swapped letters, a mistyped digit, another state, and no GSTIN at all.
    ['27APAFU0939F1ZV', 'MH', 'check'],
    ['27AAPFU0938F1ZV', 'MH', 'check'],
    ['27AAPFU0939F1ZV', 'RJ', 'state'],
    ['27AAPFU0939F1Z', 'MH', 'form'],
    ['', 'MH', 'form'],
  ] as const)('%s of %s: %s', (gstin, state, problem) => {
    expect(gstinProblem(gstin, state)).toBe(problem);
  });
});

import { describe, expect, it } from 'vitest';
import { isPhone } from '#contract/people/accounts/person-rules.ts';
import { tenDigits } from './ten-digits.ts';

describe('a field of ten digits', () => {
  /** Types one character at a time into the formatted field. */
  const type = (typed: string): string => [...typed].reduce((shown, sign) => tenDigits(shown + sign), '');

  it('holds the same number, typed or pasted', () => {
    for (const typed of ['9823044150', '98230 44150', '+91 98230-44150', '09823044150']) {
      expect(tenDigits(typed)).toBe('9823044150');
      expect(type(typed)).toBe('9823044150');
    }
    expect(tenDigits('919823044150')).toBe('9823044150');
    expect(type('9182304415')).toBe('9182304415');
  });

  it('drops other characters and digits after the tenth', () => {
    expect(tenDigits('98a23b0')).toBe('98230');
    expect(tenDigits('98230441501')).toBe('9823044150');
    expect(tenDigits('+91 98230-44150 1')).toBe('9823044150');
  });

  it('is invalid while there is only the country code', () => {
    for (const typed of ['+', '+9', '+91']) expect(isPhone(type(typed))).toBe(false);
  });
});

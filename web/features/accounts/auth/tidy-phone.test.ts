import { describe, expect, it } from 'vitest';
import { isPhone } from '#contract/core/rules.ts';
import { tenDigits, tidyPhone } from './tidy-phone.ts';

describe('a typed mobile number', () => {
  it('is understood as people write it', () => {
    for (const typed of ['9823044150', '98230 44150', '+91 98230-44150', '91 9823044150', '09823044150'])
      expect(tidyPhone(typed)).toBe('9823044150');
  });

  it('is never made up: too few, too many or other countries stay wrong', () => {
    for (const typed of ['98230 4415', '982304415012', '+44 9823044150', 'phone', ''])
      expect(isPhone(tidyPhone(typed))).toBe(false);
  });
});

describe('a field of ten digits', () => {
  /** Sign by sign, the field showing after each what it made of it. */
  const type = (typed: string): string => [...typed].reduce((shown, sign) => tenDigits(shown + sign), '');

  it('holds the same number, typed or pasted', () => {
    for (const typed of ['9823044150', '98230 44150', '+91 98230-44150', '09823044150']) {
      expect(tenDigits(typed)).toBe('9823044150');
      expect(type(typed)).toBe('9823044150');
    }
    expect(tenDigits('919823044150')).toBe('9823044150');
    expect(type('9182304415')).toBe('9182304415');
  });

  it('takes no letter and nothing beyond ten digits', () => {
    expect(tenDigits('98a23b0')).toBe('98230');
    expect(tenDigits('98230441501')).toBe('9823044150');
    expect(tenDigits('+91 98230-44150 1')).toBe('9823044150');
  });

  it('is no number while there is only the country code', () => {
    for (const typed of ['+', '+9', '+91']) expect(isPhone(type(typed))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isPhone } from '#contract/rules.ts';
import { tidyPhone } from './tidy-phone.ts';

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

import { describe, expect, it } from 'vitest';
import { loginPathOf } from './login-path-of.ts';
import { loginPath, returnPath } from './return-path.ts';
import { parseSession } from './store.ts';

const whole = { token: 't', role: 'user', isVerified: false, userId: 'u' };

describe('stored session', () => {
  it('is restored only when all four parts are there', () => {
    expect(parseSession(JSON.stringify({ ...whole, hasUsedFreeTrial: true }))).toEqual(whole);
    for (const part of Object.keys(whole)) {
      expect(parseSession(JSON.stringify({ ...whole, [part]: undefined }))).toBeNull();
    }
    expect(parseSession(JSON.stringify({ ...whole, isVerified: 'true' }))).toBeNull();
    expect(parseSession(JSON.stringify({ ...whole, role: 'owner' }))).toBeNull();
    expect(parseSession('not json')).toBeNull();
    expect(parseSession('"text"')).toBeNull();
    expect(parseSession(null)).toBeNull();
  });
});

describe('return path', () => {
  it('returns to the page that the visitor asked for', () => {
    expect(returnPath(new URL(loginPath('/cart?x=1&y=2'), 'http://a').search)).toBe('/cart?x=1&y=2');
    expect(loginPath('/')).toBe('/login');
  });

  it('has nothing of a birth, however the address of the result has it', () => {
    const birth = { datetime: '1994-08-14T06:40:00+05:30', coordinates: '26.9124,75.7873', ayanamsa: '1' };
    const packed = JSON.stringify({ ...birth, order_id: 'PRE_2' });
    const login = (query: Record<string, string>) =>
      loginPathOf(`/kundli-result?${new URLSearchParams(query)}`);
    for (const address of [
      login({ ...birth, order_id: 'PRE_2', la: 'hi' }),
      login({ order_id: 'PRE_2', la: 'hi', data: JSON.stringify(birth) }),
      login({ la: 'hi', data: packed }),
      login({ la: 'hi', data: encodeURIComponent(packed) }),
    ])
      expect(returnPath(new URL(address, 'http://a').search)).toBe('/kundli-result?order_id=PRE_2&la=hi');
    expect(decodeURIComponent(login(birth))).toBe('/login?next=/kundli-result');
  });

  it('never leads to another site', () => {
    for (const evil of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)', '']) {
      expect(returnPath(`?next=${encodeURIComponent(evil)}`)).toBeNull();
    }
  });
});

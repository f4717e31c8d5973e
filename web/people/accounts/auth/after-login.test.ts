import { describe, expect, it } from 'vitest';
import { hasPage } from '#web/route-table/page-table.ts';
import { afterLogin } from './after-login.ts';

const as = (role: 'user' | 'astrologer' | 'admin') => ({ token: 't', role, isVerified: true, userId: 'u' });
const ifThere = (path: string) => (hasPage(path) ? path : '/');

describe('after login', () => {
  it('each role lands on its own page, once that page exists', () => {
    expect(afterLogin(as('user'), null)).toBe('/products');
    expect(afterLogin(as('admin'), null)).toBe(ifThere('/admin/dashboard'));
    expect(afterLogin(as('astrologer'), null)).toBe(ifThere('/astrologer-dashboard'));
  });

  it('a customer goes back to where a guard took them from, with the query', () => {
    expect(afterLogin(as('user'), '/cart')).toBe('/cart');
    expect(afterLogin(as('user'), '/order-confirmation?order_id=1')).toBe('/order-confirmation?order_id=1');
    expect(afterLogin(as('user'), '/no-such-page')).toBe('/products');
  });

  it('a customer who has not agreed to the terms comes to these first', () => {
    const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replace(/=/g, '')}.s`;
    const customer = { ...as('user'), token: token({ agreedToTerms: false }) };
    expect(afterLogin(customer, '/cart')).toBe('/accept-terms');
    expect(afterLogin({ ...customer, token: token({ agreedToTerms: true }) }, '/cart')).toBe('/cart');
  });

  it('admins and astrologers always go to their own page', () => {
    expect(afterLogin(as('admin'), '/cart')).toBe(ifThere('/admin/dashboard'));
    expect(afterLogin(as('astrologer'), '/cart')).toBe(ifThere('/astrologer-dashboard'));
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#contract/people/accounts/permissions.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { auditOf, createInvited, invite, newAddress, newConfirmed, rowOf } from './test-staff.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let owner: Person;
let invited: ReturnType<typeof createInvited>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl } });
  owner = await testShop.admin();
  invited = createInvited(testShop, mailbox);
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const password = 'a good password';
const logIn = (email: string) => testShop.visitor('POST /api/auth/login', { body: { email, password } });
const rightsOf = (token: string) => testShop.as(token)('GET /api/auth/admin/me');
type Role = 'user' | 'astrologer' | 'admin';
const change = (
  { userId }: Person,
  body: { role: Role; was: Role; staffRoles?: StaffRole[]; wasStaffRoles?: StaffRole[] },
  by = owner,
) =>
  by.api('PUT /api/auth/admin/users/{id}/role', {
    params: { id: userId },
    body: { ...body, reason: 'New duties' },
  });
const block = ({ userId }: Person, by: Person) =>
  by.api('POST /api/auth/admin/users/{id}/block', { params: { id: userId }, body: { reason: 'Left us' } });

describe('changing roles', () => {
  test('a new member of staff has the roles that the owner chose, at the next log-in', async () => {
    const person = await newConfirmed(testShop);
    const { person: shown } = await change(person, {
      role: 'admin',
      was: 'user',
      staffRoles: ['care', 'packing', 'care'],
    });
    expect(shown).toMatchObject({ role: 'admin', staffRoles: ['packing', 'care'] });
    expect(await refusal(person.api('GET /api/auth/profile'))).toBe('session_ended');
    const { token } = await logIn(person.email);
    const rights = await rightsOf(token);
    expect(rights).toMatchObject({ staffRoles: ['packing', 'care'] });
    expect(rights.permissions).toContain('orders.pack');
    expect(rights.permissions).not.toContain('orders.refund');
    expect(Date.parse(rights.freshUntil) - testShop.clock.now().getTime()).toBeGreaterThan(14 * 60_000);

    await change(person, {
      role: 'admin',
      was: 'admin',
      staffRoles: ['accounts'],
      wasStaffRoles: ['packing', 'care'],
    });
    expect(await refusal(rightsOf(token))).toBe('session_ended');
    await change(person, { role: 'user', was: 'admin', wasStaffRoles: ['accounts'] });
    expect(await rowOf(testShop, person.userId)).toMatchObject({ role: 'user', staff_roles: [] });
    expect(await auditOf(testShop, person.userId)).toMatchObject([
      {
        before: { role: 'user', staffRoles: [] },
        after: { role: 'admin', staffRoles: ['packing', 'care'] },
      },
      { before: { staffRoles: ['packing', 'care'] }, after: { staffRoles: ['accounts'] } },
      { before: { role: 'admin', staffRoles: ['accounts'] }, after: { role: 'user', staffRoles: [] } },
    ]);
  });

  test('needs a role of staff, a confirmed address, and the roles as they are', async () => {
    const person = await testShop.customer();
    const toStaff = { role: 'admin', was: 'user', staffRoles: ['care'] } as const;
    await expect(change(person, { role: 'admin', was: 'user' })).rejects.toThrow(
      'Please choose at least one role of staff.',
    );
    expect(await refusal(change(person, { ...toStaff, staffRoles: ['care'] }))).toBe(
      'staff_email_unconfirmed',
    );
    const helper = await testShop.admin('packing');
    const stale = { role: 'admin', was: 'admin', staffRoles: ['owner'] } as const;
    for (const wasStaffRoles of [[], ['care'], ['packing', 'care']] as StaffRole[][])
      expect(await refusal(change(helper, { ...stale, staffRoles: ['owner'], wasStaffRoles }))).toBe(
        'role_changed',
      );
    expect(await auditOf(testShop, helper.userId)).toEqual([]);
  });

  test('a manager blocks customers, but no member of staff', async () => {
    const manager = await testShop.admin('manager');
    const customer = await testShop.customer();
    await block(customer, manager);
    for (const other of [owner, await testShop.admin('packing')])
      expect(await refusal(block(other, manager))).toBe('not_allowed');
    const helper = await testShop.admin('packing');
    await block(helper, owner);
    const unblock = (by: Person) =>
      by.api('POST /api/auth/admin/users/{id}/unblock', {
        params: { id: helper.userId },
        body: { reason: 'Back again' },
      });
    expect(await refusal(unblock(manager))).toBe('not_allowed');
    await unblock(owner);
  });

  test('an owner who is demoted while acting does not act any more', async () => {
    const rival = await testShop.admin();
    const helper = await testShop.admin('packing');
    const held = holdAt('person.before');
    const late = refusal(block(helper, rival));
    await held.reached;
    await change(rival, { role: 'admin', was: 'admin', staffRoles: ['care'], wasStaffRoles: ['owner'] });
    held.release();
    expect(await late).toBe('not_allowed');
  });

  test('of owners who demote and block each other at once, one stays an owner', async () => {
    const owners = [await testShop.admin(), await testShop.admin()] as const;
    const demote = (who: Person, by: Person) =>
      refusal(
        change(who, { role: 'admin', was: 'admin', staffRoles: ['packing'], wasStaffRoles: ['owner'] }, by),
      );
    const left = meetAt('person.before', 2);
    const ends = await Promise.all([demote(owners[0], owners[1]), refusal(block(owners[1], owners[0]))]);
    left();
    // Whoever is second has lost the right, or the session.
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);
    const states = await Promise.all(owners.map(({ userId }) => rowOf(testShop, userId)));
    expect(states.filter(({ staff_roles }) => staff_roles.includes('owner')).length).toBeGreaterThan(0);
    expect(await demote(owner, owner)).toBe('not_yourself');
    expect(await refusal(block(owner, owner))).toBe('not_yourself');
  });

  test('who asked for erasure and became staff meanwhile is not erased', async () => {
    const person = await newConfirmed(testShop);
    await person.api('POST /api/account/erasure', { body: { password } });
    await change(person, { role: 'admin', was: 'user', staffRoles: ['owner'] });
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    expect(await rowOf(testShop, person.userId)).toMatchObject({ role: 'admin', staff_roles: ['owner'] });
    const { token } = await logIn(owner.email);
    owner = { ...owner, token, api: testShop.as(token) };
  });
});

describe('invitations', () => {
  test('a person without an account signs up by the link, and logs in with the roles', async () => {
    const email = newAddress();
    const { invitation } = await invite(owner, email.toUpperCase(), ['content', 'packing']);
    expect(invitation).toMatchObject({ email, staffRoles: ['packing', 'content'] });
    const token = await invited.secretTo(email);
    expect(await invited.look(token)).toMatchObject({
      email,
      staffRoles: ['packing', 'content'],
      hasAccount: false,
    });
    expect(await refusal(invited.signUp(token, { password: 'password1' }))).toBe('password_common');
    expect(await refusal(invited.signUp(token, { phone: owner.phone }))).toBe('phone_taken');
    await invited.signUp(token);
    const session = await logIn(email);
    expect(session).toMatchObject({ role: 'admin', isVerified: true });
    expect(await rightsOf(session.token)).toMatchObject({ staffRoles: ['packing', 'content'] });
    expect(await auditOf(testShop, session.userId)).toMatchObject([
      { action: 'staff.join', actor_id: session.userId, after: { staffRoles: ['packing', 'content'] } },
    ]);
    const { staff, invitations } = await owner.api('GET /api/admin/staff');
    expect(invitations.map((one) => one.email)).not.toContain(email);
    expect(staff.find((one) => one.email === email)).toMatchObject({
      staffRoles: ['packing', 'content'],
      blocked: false,
      hasFactor: false,
    });
    expect(staff[0]?.staffRoles).toContain('owner');
    const late = await testShop.customer();
    for (const again of [
      () => invited.look(token),
      () => invited.signUp(token),
      () => invited.accept(token, late),
    ])
      expect(await refusal(again())).toBe('invitation_used');
    expect(await refusal(invite(owner, email))).toBe('staff_already');
  });

  test('a person with an account logs in and accepts; the link proves the address', async () => {
    const person = await testShop.customer();
    await invite(owner, person.email, ['care']);
    const token = await invited.secretTo(person.email, 2);
    expect(await invited.look(token)).toMatchObject({ hasAccount: true });
    expect(await refusal(invited.signUp(token))).toBe('invitation_has_account');
    expect(await refusal(invited.accept(token, await testShop.customer()))).toBe('invitation_other_account');
    await invited.accept(token, person);
    expect(await refusal(person.api('GET /api/auth/profile'))).toBe('session_ended');
    const after = await rowOf(testShop, person.userId);
    expect(after).toMatchObject({ role: 'admin', staff_roles: ['care'] });
    expect(after.email_verified_at).not.toBeNull();
  });

  test('of two who use one link at once, one joins; nobody joins by a link withdrawn at that moment', async () => {
    const email = newAddress();
    await invite(owner, email);
    const token = await invited.secretTo(email);
    const ends = await Promise.all([refusal(invited.signUp(token)), refusal(invited.signUp(token))]);
    expect(ends.filter((end) => end === 'accepted')).toHaveLength(1);

    const late = newAddress();
    const { invitation } = await invite(owner, late);
    const held = holdAt('invitation.before');
    const joining = refusal(invited.signUp(await invited.secretTo(late)));
    await held.reached;
    await owner.api('DELETE /api/admin/staff/invitations/{id}', { params: { id: invitation._id } });
    held.release();
    expect(await joining).toBe('invitation_withdrawn');
    expect(await refusal(logIn(late))).toBe('wrong_credentials');
  });

  test('one address has one open invitation, which can be withdrawn and sent again', async () => {
    const email = newAddress();
    const both = await Promise.all([refusal(invite(owner, email)), refusal(invite(owner, email, ['owner']))]);
    expect(both.toSorted()).toEqual(['accepted', 'invitation_open']);
    const first = await invited.secretTo(email);
    const { invitations } = await owner.api('GET /api/admin/staff');
    const id = invitations.find((one) => one.email === email)?._id ?? '';
    const withdraw = () => owner.api('DELETE /api/admin/staff/invitations/{id}', { params: { id } });
    await withdraw();
    expect(await refusal(withdraw())).toBe('invitation_not_found');
    expect(await refusal(invited.look(first))).toBe('invitation_withdrawn');
    expect(await refusal(invited.signUp(first))).toBe('invitation_withdrawn');
    expect((await auditOf(testShop, id)).map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.invite-withdrawn',
    ]);
    await invite(owner, email, ['review']);
    const second = await invited.secretTo(email, 2);
    testShop.clock.advance(7 * 24 * 60);
    expect(await refusal(invited.look(second))).toBe('invitation_expired');
    expect(await refusal(invited.look('a link that nobody ever mailed'))).toBe('invitation_invalid');
    const { token } = await logIn(owner.email);
    owner = { ...owner, token, api: testShop.as(token) };
    await invite(owner, email);
  });

  test('ends when its sender may not invite any more, even if they invite at that moment', async () => {
    const sender = await testShop.admin();
    const [early, late] = [newAddress(), newAddress()];
    await invite(sender, early, ['owner']);
    const token = await invited.secretTo(early);
    const demote = { role: 'admin', was: 'admin', staffRoles: ['manager'], wasStaffRoles: ['owner'] };
    await Promise.all([change(sender, demote as never), refusal(invite(sender, late, ['owner']))]);
    expect(await refusal(invited.look(token))).toBe('invitation_withdrawn');
    const { invitations } = await owner.api('GET /api/admin/staff');
    expect(invitations.filter(({ email }) => email === early || email === late)).toEqual([]);
  });

  test('are for customers and new people, never for an astrologer’s account', async () => {
    const person = await testShop.customer();
    await invite(owner, person.email);
    const token = await invited.secretTo(person.email, 2);
    await testShop.db
      .updateTable('users')
      .set({ role: 'astrologer' })
      .where('id', '=', person.userId)
      .execute();
    expect(await refusal(invited.accept(token, person))).toBe('invitation_astrologer');
    expect(await refusal(invite(owner, person.email))).toBe('invitation_astrologer');
    await expect(invite(owner, newAddress(), [])).rejects.toThrow(
      'Please choose at least one role of staff.',
    );
  });

  test('are written in the language of the sender, and not mailed to one address again and again', async () => {
    const strict = await startTestShop({ env: { RATE_LIMIT_FACTOR: '1', SMTP_URL: mailbox.smtpUrl } });
    const sender = await strict.admin();
    await strict.db.updateTable('users').set({ language: 'hi' }).where('id', '=', sender.userId).execute();
    const email = newAddress();
    const codes: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      codes.push(await refusal(invite(sender, email, ['packing'])));
      await strict.db.deleteFrom('staff_invitations').execute();
    }
    expect(codes).toEqual(['accepted', 'accepted', 'accepted', 'too_many_requests']);
    const last = newAddress();
    await invite(sender, last, ['packing', 'care']);
    const [mail] = await mailbox.mailsTo(last);
    expect(mail?.subject).toContain('न्योता');
    expect(mail?.text).toContain('पैकिंग, ग्राहक सेवा');
    await strict.close();
  });
});

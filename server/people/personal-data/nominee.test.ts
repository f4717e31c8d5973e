import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createConsultant, fund } from '../../testing/fixtures/chats.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { mailsTo, subjectsTo } from '../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { copyOf, privacy } from './test-history.ts';

let testShop: TestShop;
let manager: Person;
beforeAll(async () => {
  testShop = await startTestShop();
});
// A week that passes in a test ends every session.
beforeEach(async () => {
  manager = await testShop.admin('manager');
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

const password = 'a good password';
const meera = { name: 'Meera Iyer', relation: 'child' as const, email: 'Meera@Example.test', password };
const name = ({ api }: Person, body: object = {}) =>
  api('PUT /api/account/nominee', { body: { ...meera, ...body } });
const subjects = (to: string) => subjectsTo(testShop, to);
const show = (person: Person, who = manager) =>
  who.api('GET /api/admin/users/{id}/nominee', { params: { id: person.userId } });
const because = { because: 'death' as const, papers: 'Death certificate 12/2026, PAN of the daughter.' };
/** The moment by which staff name the nominee that they have seen. */
const seenOf = async (person: Person): Promise<string> => {
  const row = await testShop.db
    .selectFrom('nominees')
    .select('named_at')
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  return (row?.named_at ?? testShop.clock.now()).toISOString();
};
const eraseFor = async (person: Person, body: object = {}, who = manager) =>
  who.api('POST /api/admin/users/{id}/nominee/erasure', {
    params: { id: person.userId },
    body: { ...because, namedAt: await seenOf(person), ...body },
  });
const copyFor = async (person: Person, body: object = {}, who = manager) =>
  who.api('POST /api/admin/users/{id}/nominee/copy', {
    params: { id: person.userId },
    body: { ...because, namedAt: await seenOf(person), ...body },
  });
const actsAbout = (person: Person) =>
  testShop.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'after'])
    .where('entity_id', '=', person.userId)
    .where('action', 'like', 'nominee.%')
    .orderBy('id')
    .execute();

describe('a nominee', () => {
  test('is named, replaced and removed with the password, and the person is told each time', async () => {
    const person = await testShop.customer();
    expect((await privacy(person)).nominee).toBeNull();
    expect(await refusal(name(person, { password: 'not the password' }))).toBe('wrong_password');
    expect(await refusal(name(person, { password: undefined }))).toBe('wrong_password');
    expect((await privacy(person)).nominee).toBeNull();
    await name(person);
    expect((await privacy(person)).nominee).toMatchObject({
      name: 'Meera Iyer',
      relation: 'child',
      email: 'meera@example.test',
      phone: null,
    });
    await name(person, { name: 'Raghav', email: '', phone: '+91 98400 12345' });
    expect((await privacy(person)).nominee).toMatchObject({
      name: 'Raghav',
      email: null,
      phone: '9840012345',
    });
    const remove = (word: string) =>
      person.api('POST /api/account/nominee/remove', { body: { password: word } });
    expect(await refusal(remove('not the password'))).toBe('wrong_password');
    await remove(password);
    expect(await refusal(remove(password))).toBe('nominee_missing');
    expect((await privacy(person)).nominee).toBeNull();
    const told = ['You have named a nominee', 'You have named a nominee', 'Your nominee has been removed'];
    const about = async () => (await subjects(person.email)).filter((one) => one.includes('nominee'));
    await expect.poll(async () => (await about()).toSorted()).toEqual(told);
    // The nominee is not written to before there is something to do.
    expect(await subjects('meera@example.test')).toEqual([]);
  });

  test('needs a name, a relation, and an address or a number that is not one’s own', async () => {
    const person = await testShop.customer();
    expect(await refusal(name(person, { name: ' ' }))).toBe('bad_input');
    await expect(name(person, { email: '' })).rejects.toMatchObject({ status: 400, code: 'bad_input' });
    await expect(name(person, { relation: 'boss' })).rejects.toMatchObject({ status: 400 });
    await expect(name(person, { name: 'www.evil.test' })).rejects.toMatchObject({ status: 400 });
    expect(await refusal(name(person, { email: person.email.toUpperCase() }))).toBe('nominee_yourself');
    expect(await refusal(name(person, { phone: person.phone }))).toBe('nominee_yourself');
    expect((await privacy(person)).nominee).toBeNull();
  });

  test('of an astrologer is named alike', async () => {
    const person = await createConsultant(testShop);
    await name(person);
    expect((await privacy(person)).nominee).toMatchObject({ name: 'Meera Iyer' });
  });

  test('is shown to staff who may, and each look is recorded', async () => {
    const person = await testShop.customer();
    expect(await show(person)).toEqual({ nominee: null });
    expect(await actsAbout(person)).toEqual([]);
    await name(person);
    expect((await show(person)).nominee).toMatchObject({ name: 'Meera Iyer', email: 'meera@example.test' });
    expect(await refusal(show(person, await testShop.admin('care')))).toBe('not_allowed');
    expect(await actsAbout(person)).toMatchObject([{ action: 'nominee.view', actor_id: manager.userId }]);
    const file = await manager.api('GET /api/auth/admin/users/{id}', { params: { id: person.userId } });
    expect(JSON.stringify(file)).not.toContain('meera@example.test');
  });
});

describe('a nominee’s request', () => {
  test('for erasure is done after a week; the person and the nominee are told, and who asked is said', async () => {
    const person = await testShop.customer();
    const her = 'heir-of-erased@example.test';
    expect(await refusal(eraseFor(person))).toBe('nominee_missing');
    await name(person, { email: her });
    const { dueAt } = await eraseFor(person);
    expect(new Date(dueAt).getTime() - testShop.clock.now().getTime()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await refusal(eraseFor(person))).toBe('nominee_erase_asked');
    await expect.poll(() => subjects(person.email)).toContain('Your nominee has asked us to act');
    await expect.poll(() => subjects(her)).toHaveLength(1);
    const acts = await actsAbout(person);
    expect(acts).toMatchObject([{ action: 'nominee.erasure', after: { because: 'death' } }]);
    // The papers are encrypted with the person's key.
    expect(JSON.stringify(acts)).not.toContain('PAN of the daughter');
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    await expect.poll(() => subjects(person.email)).toContain('Your account is deleted');
    const last = (await mailsTo(testShop, person.email)).find(
      ({ subject }) => subject === 'Your account is deleted',
    );
    expect(last?.text).toContain('As the person you named asked us');
    expect(await refusal(privacy(person))).toBe('session_ended');
    const left = await testShop.db
      .selectFrom('nominees')
      .select('name')
      .where('user_id', '=', person.userId)
      .execute();
    expect(left).toEqual([]);
  });

  test('for erasure is stopped by the person who is alive', async () => {
    const person = await testShop.customer();
    await name(person);
    await eraseFor(person);
    await person.api('DELETE /api/account/erasure');
    testShop.clock.advance(8 * 24 * 60);
    await testShop.sweep();
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: person.email, password },
    });
    expect((await testShop.as(token)('GET /api/account/privacy')).erasure).toBeNull();
  });

  test('for erasure waits for open money, and is never for oneself or for staff', async () => {
    const person = await testShop.customer();
    await name(person);
    await fund(testShop, person, 20);
    expect(await refusal(eraseFor(person))).toBe('nominee_erase_open');
    const colleague = await testShop.admin('care');
    await name(colleague);
    expect(await refusal(eraseFor(colleague))).toBe('erase_admin');
    await name(manager);
    expect(await refusal(eraseFor(manager))).toBe('not_yourself');
    expect(await refusal(copyFor(manager))).toBe('not_yourself');
    expect(await refusal(eraseFor(person, {}, colleague))).toBe('not_allowed');
  });

  test('for a copy is answered by a link to the named address, which the person and staff cannot use', async () => {
    const person = await testShop.customer();
    const her = 'heir-of-copy@example.test';
    await name(person, { email: her });
    await copyFor(person, { email: 'somebody.else@example.test' });
    await expect.poll(() => subjects(her)).toHaveLength(1);
    expect(await subjects('somebody.else@example.test')).toEqual([]);
    await expect.poll(() => subjects(person.email)).toContain('Your nominee has asked us to act');
    const [mail] = await mailsTo(testShop, her);
    const path = /\/api\/nominee\/copy\/[\w-]+/.exec(mail?.text ?? '')?.[0];
    const ticket = path?.split('/').at(-1) ?? '';
    const open = () => fetch(`${testShop.base}${path}`);
    // It works until it expires: programs that scan e-mails open links.
    for (const response of [await open(), await open()]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(JSON.parse(await response.text()).account.person.email).toBe(person.email);
    }
    expect((await privacy(person)).copy).toBeNull();
    expect(await refusal(person.api('POST /api/account/exports/link'))).toBe('copy_missing');
    for (const who of [person, manager])
      expect(await refusal(who.api('GET /api/account/exports/{ticket}', { params: { ticket } }))).toBe(
        'copy_link_over',
      );
    testShop.clock.advance(24 * 60 + 1);
    expect((await open()).status).toBe(410);
    expect(await actsAbout(person)).toMatchObject([{ action: 'nominee.copy', after: { because: 'death' } }]);
  });

  test('for a copy is ended by naming somebody else, and is no way into the person’s own copy', async () => {
    const person = await testShop.customer();
    const her = 'heir-of-before@example.test';
    await name(person, { email: her });
    await copyFor(person);
    await expect.poll(() => subjects(her)).toHaveLength(1);
    const path = /\/api\/nominee\/copy\/[\w-]+/.exec((await mailsTo(testShop, her))[0]?.text ?? '')?.[0];
    await name(person, { name: 'Raghav', email: 'raghav@example.test' });
    expect((await fetch(`${testShop.base}${path}`)).status).toBe(410);
    await copyOf(testShop, person);
    const own = await person.api('POST /api/account/exports/link');
    const ticket = own.path.split('/').at(-1) ?? '';
    expect((await fetch(`${testShop.base}/api/nominee/copy/${ticket}`)).status).toBe(410);
  });

  test('is refused if the person has named somebody else since staff saw the papers', async () => {
    const person = await testShop.customer();
    await name(person, { email: 'heir-of-papers@example.test' });
    const { nominee: seen } = await show(person);
    testShop.clock.advance(1);
    await name(person, { name: 'Raghav', email: 'raghav-of-no-papers@example.test' });
    const body = { namedAt: seen?.namedAt };
    expect(await refusal(copyFor(person, body))).toBe('nominee_changed');
    expect(await refusal(eraseFor(person, body))).toBe('nominee_changed');
    expect((await privacy(person)).erasure).toBeNull();
    expect(await subjects(person.email)).not.toContain('Your nominee has asked us to act');
  });

  test('for a copy asks for an address if only a number was named', async () => {
    const person = await testShop.customer();
    await name(person, { email: '', phone: '9840012345' });
    expect(await refusal(copyFor(person))).toBe('nominee_email');
    await copyFor(person, { email: 'told.on.the.phone@example.test' });
    await expect.poll(() => subjects('told.on.the.phone@example.test')).toHaveLength(1);
  });
});

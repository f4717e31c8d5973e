import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profilesAtMost } from '#contract/people/birth-profiles/endpoints.ts';
import { goodKundli, goodProfile } from '../../testing/access/access-reports.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const mine = { ...goodProfile, relation: 'me' as const, name: 'Ananya', consent: false };
const list = async (person: Person) => (await person.api('GET /api/birth-profiles')).profiles;
const add = (
  person: Person,
  body: Partial<Omit<typeof goodProfile, 'relation'>> & {
    relation?: 'me' | 'partner' | 'child';
    parent?: boolean;
  },
) => person.api('POST /api/birth-profiles', { body: { ...goodProfile, ...body } });
const consentsOf = (person: Person) =>
  testShop.db
    .selectFrom('consents')
    .select(['purpose', 'version'])
    .where('user_id', '=', person.userId)
    .where('purpose', '=', 'birth_profile')
    .execute();

describe('a birth profile', () => {
  test('of another person needs consent, recorded with purpose and version; one’s own needs none', async () => {
    const person = await testShop.customer();
    const refused = add(person, { consent: false });
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'profile_consent' });
    expect(await consentsOf(person)).toEqual([]);
    const own = (await add(person, mine)).profile;
    expect(own.consent).toBeNull();
    const { profile } = await add(person, {});
    expect(profile.consent).toEqual({
      purpose: 'birth_profile',
      version: '2026-11',
      givenAt: expect.any(String),
    });
    expect(await consentsOf(person)).toEqual([{ purpose: 'birth_profile', version: '2026-11' }]);
    expect((await list(person)).map(({ name, relation }) => [name, relation])).toEqual([
      ['Ananya', 'me'],
      ['Aditya', 'partner'],
    ]);
  });

  test('of a child needs the yes of a parent, recorded with its time, until the day of the eighteenth birthday', async () => {
    const person = await testShop.customer();
    const young = { relation: 'child' as const, datetime: '2019-03-04T10:00' };
    expect(await refusal(add(person, young))).toBe('profile_parent');
    for (const parent of [false, true])
      expect(await refusal(add(person, { ...young, relation: 'me', parent }))).toBe('profile_own_adult');
    const { profile } = await add(person, { ...young, parent: true });
    expect(profile.consent).toEqual({
      purpose: 'child_birth',
      version: '2026-11',
      givenAt: expect.any(String),
    });
    const given = () =>
      testShop.db
        .selectFrom('consents')
        .select(['purpose', 'given_at'])
        .where('user_id', '=', person.userId)
        .where('purpose', '=', 'child_birth')
        .execute();
    expect(await given()).toEqual([{ purpose: 'child_birth', given_at: expect.any(Date) }]);
    expect(await refusal(add(person, { relation: 'child', datetime: '2001-03-04T10:00' }))).toBe('accepted');
    expect(await given()).toHaveLength(1);
  });

  test('has coordinates to six decimals and the zone of its place, ready for every form', async () => {
    const person = await testShop.customer();
    const { profile } = await add(person, {
      datetime: '1943-05-12T18:15:00+05:30',
      coordinates: '22.5726, 88.3639',
    });
    expect(profile).toMatchObject({
      datetime: '1943-05-12T18:15',
      coordinates: '22.572600,88.363900',
      timezone: 'Asia/Kolkata',
      offset: null,
    });
    const { birth } = await person.api('POST /api/reports/preview', {
      body: { ...goodKundli, datetime: profile.datetime, coordinates: profile.coordinates },
    });
    expect(birth.offset).toBe('+06:30');
  });

  test('is validated like the birth of a kundli', async () => {
    const person = await testShop.customer();
    const why = (body: Parameters<typeof add>[1]) => refusal(add(person, body));
    expect(await why({ name: ' ' })).toBe('kundli_fields');
    expect(await why({ coordinates: '' })).toBe('kundli_fields');
    expect(await why({ datetime: '1995-02-29T10:00' })).toBe('datetime_invalid');
    expect(await why({ datetime: '1890-02-01T10:00' })).toBe('birth_too_early');
    expect(await why({ datetime: '2090-02-01T10:00' })).toBe('birth_in_future');
    expect(await why({ coordinates: '95,10' })).toBe('coordinates_invalid');
    expect(await list(person)).toEqual([]);
  });

  test('of oneself exists once, even if two tabs save it at once', async () => {
    const person = await testShop.customer();
    const answers = await Promise.all([1, 2, 3].map(() => refusal(add(person, mine))));
    expect(answers.sort()).toEqual(['accepted', 'profile_own_exists', 'profile_own_exists']);
    const { profile } = await add(person, {});
    const params = { profileId: profile._id };
    expect(await refusal(person.api('PUT /api/birth-profiles/{profileId}', { params, body: mine }))).toBe(
      'profile_own_exists',
    );
  });

  test('needs consent again when it becomes another person’s, and drops it when it becomes one’s own', async () => {
    const person = await testShop.customer();
    const { profile } = await add(person, {});
    const params = { profileId: profile._id };
    const put = (body: object) =>
      person.api('PUT /api/birth-profiles/{profileId}', { params, body: { ...goodProfile, ...body } });
    await put({ name: 'Aditya Rao' });
    expect(await consentsOf(person)).toHaveLength(1);
    expect(await refusal(put({ relation: 'child', consent: false }))).toBe('profile_consent');
    expect((await put({ relation: 'child' })).profile.relation).toBe('child');
    expect((await put({ relation: 'me', consent: false })).profile.consent).toBeNull();
  });

  test('is visible to its owner only', async () => {
    const [person, stranger] = [await testShop.customer(), await testShop.customer()];
    const { profile } = await add(person, {});
    const params = { profileId: profile._id };
    const change = stranger.api('PUT /api/birth-profiles/{profileId}', { params, body: goodProfile });
    expect(await refusal(change)).toBe('profile_not_found');
    expect(await refusal(stranger.api('DELETE /api/birth-profiles/{profileId}', { params }))).toBe(
      'profile_not_found',
    );
    expect(await list(stranger)).toEqual([]);
    await person.api('DELETE /api/birth-profiles/{profileId}', { params });
    expect(await list(person)).toEqual([]);
  });

  test('is one of thirty at most, even if they are saved at once', async () => {
    const person = await testShop.customer();
    const body = (n: number) => ({ name: `Friend ${n}` });
    const answers = await Promise.all(
      Array.from({ length: profilesAtMost + 2 }, (_, n) => refusal(add(person, body(n)))),
    );
    expect(answers.filter((answer) => answer === 'profiles_full')).toHaveLength(2);
    expect(await list(person)).toHaveLength(profilesAtMost);
  });
});

test('the free preview works forty times in a quarter of an hour, and is then refused with the time to wait', async () => {
  const strict = await startTestShop({ env: { RATE_LIMIT_FACTOR: '0.1' } });
  const preview = () => strict.visitor('POST /api/reports/preview', { body: goodKundli });
  const { nakshatra, chandra_rasi, chart, planets } = await preview();
  expect(nakshatra.name).toBe('Vishaka');
  expect(chandra_rasi.western_name).toBe('Libra');
  expect(chart.houses).toHaveLength(12);
  expect(planets).toHaveLength(9);
  for (let asked = 2; asked <= 4; asked += 1) await preview();
  await expect(preview()).rejects.toMatchObject({ status: 429 });
  await strict.close();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatStage } from '../../testing/fixtures/chat-setup.ts';
import { requestChat } from '../../testing/fixtures/chats.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
});
afterAll(() => testShop.close());

const report = (who: Person, sessionId: string, text = 'Asked for money') =>
  who.api('POST /api/chat/{sessionId}/report', { params: { sessionId }, body: { reason: 'money', text } });
const listed = async (admin: Person) => (await admin.api('GET /api/auth/admin/chat-reports')).reports;
const view = (admin: Person, id: string) =>
  admin.api('POST /api/auth/admin/chat-reports/{id}/view', { params: { id } });
const audited = (id: string) => testShop.shop.services.audit.of(testShop.db, 'chat_report', id);

it('is made by either side of a chat that took place, once a side', async () => {
  const { customer, astrologer, sockets, leave } = await stage.pair();
  const id = await requestChat(customer, astrologer);
  expect(await refusal(report(customer, id))).toBe('chat_not_begun');
  expect(await refusal(report(await testShop.customer(), id))).toBe('chat_not_found');
  await astrologer.api('PATCH /api/chat/{id}/respond', { params: { id }, body: { status: 'approved' } });
  await report(customer, id, 'first words');
  await report(customer, id, 'second words');
  await report(astrologer, id);
  const admin = await testShop.admin();
  const reports = (await listed(admin)).filter(({ chat }) => chat._id === id);
  expect(reports.map(({ by }) => by).sort()).toEqual(['astrologer', 'user']);
  expect(reports.find(({ by }) => by === 'user')).toMatchObject({ text: 'second words', views: 0 });
  expect(sockets).toHaveLength(2);
  await stage.end(customer, id);
  leave();
});

it('opens the transcript to an admin until it is closed, and every view is recorded', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting();
  await stage.say(customer, id, 'Namaste');
  await stage.say(astrologer, id, 'Send me money on my own number');
  await stage.end(customer, id);
  await report(customer, id);
  const admin = await testShop.admin();
  expect(await refusal(stage.read(admin, id))).toBe('chat_not_found');
  const mine = (await listed(admin)).find(({ chat }) => chat._id === id);
  if (!mine) throw new Error('the report is not listed');
  expect(await refusal(view(customer, mine._id))).toBe('not_allowed');
  expect(await audited(mine._id)).toEqual([]);
  await view(admin, mine._id);
  const seen = await view(admin, mine._id);
  expect(seen.messages.map(({ content }) => content)).toEqual(['Namaste', 'Send me money on my own number']);
  expect(seen.report.views).toBe(2);
  expect((await audited(mine._id)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['chat_report.view', admin.userId],
    ['chat_report.view', admin.userId],
  ]);

  const { report: closed } = await admin.api('POST /api/auth/admin/chat-reports/{id}/close', {
    params: { id: mine._id },
    body: { note: 'The astrologer was warned.' },
  });
  expect(closed).toMatchObject({ note: 'The astrologer was warned.', closedAt: expect.any(String) });
  expect(await refusal(view(admin, mine._id))).toBe('chat_report_not_found');
  await report(customer, id, 'It happened again');
  expect(await refusal(view(admin, mine._id))).toBe('accepted');
  leave();
});

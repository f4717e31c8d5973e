import { indiaDay } from '#contract/core/india-time.ts';
import type { contract } from '#contract/index.ts';
import type { AccessCase } from './access-case.ts';

const members = [401, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
const ownerOnly = [401, 200, 404, 404, 404] as const;
// This astrologer has the role and no astrologer profile.
const noProfile = [401, 403, 403, 404, 403] as const;

type Live = Extract<
  keyof typeof contract,
  | `${string} /api/payment/wallet/${string}`
  | `${string} /api/payment/admin/withdrawals/${string}`
  | `${string} /api/astrologers/${string}`
  | `${string} /api/auth/admin/astrologers/${string}`
  | `${string} /api/auth/admin/kyc-documents/${string}`
  | `${string} /api/auth/admin/kyc-views/${string}`
  | `${string} /api/chat/${string}`
  | `${string} /api/auth/admin/chat-reports${string}`
>;

const thisMonth = () => ({ month: indiaDay(new Date()).slice(0, 7) });

/** The access matrix of wallets, astrologers and chats. */
export const liveAccess: { [K in Live]: AccessCase } = {
  'GET /api/payment/wallet/me': { expect: members },
  'GET /api/payment/wallet/transactions': { expect: members },
  'GET /api/payment/wallet/statement': { expect: members, send: () => ({ query: thisMonth() }) },
  'GET /api/payment/wallet/statement/pdf': { expect: members, send: () => ({ query: thisMonth() }) },
  'POST /api/payment/wallet/initiateTopUp': {
    expect: members,
    send: () => ({ body: { amount: 100 } }),
    writes: true,
  },
  // No profile here has a bank account.
  'POST /api/payment/wallet/withdraw': {
    expect: [401, 403, 403, 403, 403],
    send: () => ({ body: { amount: 500 } }),
  },
  'GET /api/payment/admin/withdrawals/requests': { expect: adminOnly },
  'POST /api/payment/admin/withdrawals/{id}/confirm': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nosuchpayout0000' } }),
  },
  'POST /api/payment/admin/withdrawals/{id}/update-status': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nothing' }, body: { status: 'completed' } }),
  },
  'PUT /api/payment/admin/withdrawals/{id}/account': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({
      params: { id: 'nothing' },
      body: { holder: 'Asha Rao', accountNumber: '123456789012', ifsc: 'SBIN0001234' },
    }),
  },
  'PUT /api/payment/admin/withdrawals/{id}/reference': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nothing' }, body: { reference: 'UTR20261122001' } }),
  },
  // Refused before anything is written: a two-year-old may not register.
  'POST /api/astrologers/astrologer-signup': {
    expect: [400, 400, 400, 400, 400],
    send: () => ({
      body: {
        firstName: 'Walker',
        lastName: 'Early',
        email: 'walker.astrologer@example.test',
        phone: '9123450000',
        password: 'a good password',
        gender: 'other',
        dob: '2024-01-01',
        expertise: 'Vedic',
        role: 'admin',
      },
    }),
  },
  'GET /api/astrologers/astrologer-details': { expect: noProfile },
  'PUT /api/astrologers/astrologer-details': {
    expect: noProfile,
    send: () => ({ body: { bio: 'Mine now' } }),
  },
  'PUT /api/astrologers/photo': { expect: noProfile, send: () => ({ body: { photo: null } }) },
  'GET /api/astrologers/list': { expect: members },
  'GET /api/astrologers/overview': { expect: [200, 200, 200, 200, 200] },
  'GET /api/astrologers/dashboard': { expect: noProfile },
  'PUT /api/astrologers/bank-details': {
    expect: noProfile,
    send: () => ({
      body: {
        holder: 'Not Mine',
        accountNumber: '123456789012',
        ifsc: 'SBIN0001234',
        bankName: 'State Bank',
        password: 'a good password',
      },
    }),
  },
  'POST /api/astrologers/upload-documents': { expect: noProfile },
  'GET /api/auth/admin/astrologers/pending-kyc': { expect: adminOnly },
  'PATCH /api/auth/admin/astrologers/{id}/verify': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobody' }, body: { status: 'approved' } }),
  },
  'DELETE /api/auth/admin/astrologers/{id}/photo': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobody' }, body: { reason: 'Not a face' } }),
  },
  'POST /api/auth/admin/astrologers/{id}/documents/{document}/view': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nobody', document: 'pan' }, body: { reason: 'Just looking' } }),
  },
  'GET /api/auth/admin/kyc-documents/{ticket}': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { ticket: 'guessed' } }),
  },
  'GET /api/auth/admin/kyc-views/{ticket}': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { ticket: 'guessed' } }),
  },
  'POST /api/chat/request': {
    expect: [401, 404, 404, 404, 404],
    send: () => ({ body: { astrologerId: 'nobody' } }),
  },
  'GET /api/chat/requests/{astrologerId}': {
    expect: [401, 403, 403, 404, 403],
    send: () => ({ params: { astrologerId: 'another' } }),
  },
  'PATCH /api/chat/{id}/respond': {
    expect: [401, 403, 403, 403, 403],
    send: ({ chatId }) => ({ params: { id: chatId }, body: { status: 'approved' } }),
  },
  'GET /api/chat/mine': { expect: members },
  'GET /api/chat/status/{sessionId}': {
    expect: ownerOnly,
    send: ({ chatId }) => ({ params: { sessionId: chatId } }),
  },
  'GET /api/chat/{sessionId}': {
    expect: ownerOnly,
    send: ({ chatId }) => ({ params: { sessionId: chatId } }),
  },
  // Nobody may write into a chat that has not begun, not even its participants.
  'POST /api/chat/{sessionId}/messages': {
    expect: [401, 409, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId }, body: { content: 'Let me in' } }),
  },
  'PUT /api/chat/{sessionId}/rating': {
    expect: [401, 409, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId }, body: { rating: 1 } }),
  },
  // There is no report with this id.
  'POST /api/chat/{sessionId}/kundli': {
    expect: [401, 404, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId }, body: { orderId: 'nothing' } }),
  },
  'GET /api/chat/{sessionId}/kundli/{messageId}': {
    expect: [401, 404, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId, messageId: '1' } }),
  },
  'GET /api/chat/{sessionId}/kundli/{messageId}/stone': {
    expect: [401, 404, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId, messageId: '1' } }),
  },
  // Their own chat, in which only the astrologer may say something.
  'PUT /api/chat/{sessionId}/kundli/{messageId}/stone': {
    expect: [401, 403, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId, messageId: '1' }, body: { verdict: 'none' } }),
  },
  'GET /api/chat/stone-opinions/{orderId}': {
    expect: members,
    send: ({ reportOrderId }) => ({ params: { orderId: reportOrderId } }),
  },
  // The chat has not begun: its customer cannot report it, and nobody else finds it.
  'POST /api/chat/{sessionId}/report': {
    expect: [401, 409, 404, 404, 404],
    send: ({ chatId }) => ({ params: { sessionId: chatId }, body: { reason: 'rude' } }),
  },
  'GET /api/auth/admin/chat-reports': { expect: adminOnly },
  'POST /api/auth/admin/chat-reports/{id}/view': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nothing' } }),
  },
  'POST /api/auth/admin/chat-reports/{id}/close': {
    expect: [401, 403, 403, 403, 404],
    send: () => ({ params: { id: 'nothing' }, body: { note: 'Looked at' } }),
  },
  'PATCH /api/chat/status/{sessionId}': {
    expect: ownerOnly,
    send: ({ chatId }) => ({ params: { sessionId: chatId }, body: { status: 'rejected' } }),
    writes: true,
  },
};

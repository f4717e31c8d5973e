import type { SealedColumn } from '../platform/security/rekey.ts';

/**
 * All columns that are encrypted with `DATA_SECRET`, for `npm run db -- rekey`. A test finds columns that are missing. The
 * purposes are those that `composition` gives to the encryptors.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'bank_accounts', keys: ['user_id'], column: 'account', purpose: 'bank details' },
  { table: 'withdrawals', keys: ['id'], column: 'account', purpose: 'bank accounts' },
  { table: 'kyc_documents', keys: ['user_id', 'document'], column: 'sealed', purpose: 'kyc documents' },
  { table: 'data_exports', keys: ['id'], column: 'sealed', purpose: 'copies of personal data' },
];

/** The other columns of bytes: hashes, and what is signed and not encrypted. */
export const plainColumns: readonly string[] = [
  'data_exports.ticket_hash',
  'email_links.secret_hash',
  'kyc_views.ticket',
  'known_devices.device_hash',
  'sign_in_attempts.browser_hash',
  'sign_in_attempts.state_hash',
  'sign_in_tickets.browser_hash',
  'sign_in_tickets.ticket_hash',
  'webhooks.raw',
];

import type { SealedColumn } from '../platform/security/rekey.ts';

/**
 * All columns that are encrypted with `DATA_SECRET`, for `npm run db -- rekey`. A test finds columns that are missing. The
 * purposes are those that `composition` gives to the encryptors.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'audit_keys', keys: ['user_id'], column: 'sealed_key', purpose: 'audit' },
  { table: 'certificate_keys', keys: ['id'], column: 'sealed_secret', purpose: 'certificates' },
  { table: 'bank_accounts', keys: ['user_id'], column: 'account', purpose: 'bank details' },
  { table: 'withdrawals', keys: ['id'], column: 'account', purpose: 'bank accounts' },
  { table: 'kyc_documents', keys: ['user_id', 'document'], column: 'sealed', purpose: 'kyc documents' },
  { table: 'personal_photos', keys: ['id'], column: 'sealed', purpose: 'personal photographs' },
  { table: 'energisation_photos', keys: ['id'], column: 'sealed', purpose: 'energisation photographs' },
  { table: 'ticket_files', keys: ['id'], column: 'sealed', purpose: 'ticket files' },
  { table: 'totp_factors', keys: ['user_id'], column: 'secret', purpose: 'second factors' },
  { table: 'factor_steps', keys: ['bearer', 'kind'], column: 'secret', purpose: 'second factors' },
  { table: 'data_exports', keys: ['id'], column: 'sealed', purpose: 'copies of personal data' },
];

/** The other columns of bytes: hashes, what is signed and not encrypted, packed sums, and what the keys of people seal. */
export const plainColumns: readonly string[] = [
  'audit.sealed',
  'audit_chain.hash',
  'certificate_statements.signature',
  'credit_requests.secret_hash',
  'data_exports.ticket_hash',
  'email_links.secret_hash',
  'factor_steps.bearer',
  'kyc_views.ticket',
  'known_devices.device_hash',
  'passkeys.public_key',
  'recovery_codes.hash',
  'recovery_codes.salt',
  'sale_blocks.packed',
  'sign_in_attempts.browser_hash',
  'sign_in_attempts.state_hash',
  'sign_in_tickets.browser_hash',
  'sign_in_tickets.ticket_hash',
  'staff_invitations.secret_hash',
  'webhooks.raw',
];

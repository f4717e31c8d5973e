import type { Module, SealedColumn } from './module.ts';
import { modules } from './modules.ts';

/**
 * All columns that are encrypted with `DATA_SECRET`, for `npm run db -- rekey`. A test finds columns that are missing. The
 * purposes are those that the modules give to their encryptors.
 */
export const sealedColumns: readonly SealedColumn[] = modules.flatMap(({ sealed = [] }: Module) => sealed);

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

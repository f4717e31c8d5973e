/**
 * The variables that only commands of `npm run db` read: the running shop needs none of them.
 * `.env.example` explains each.
 */
export const commandVariables: readonly string[] = [
  'BACKUP_URL',
  'BACKUP_DIR',
  'BACKUP_KEEP_DAYS',
  'BACKUP_RECIPIENTS',
  'BACKUP_IDENTITY',
];

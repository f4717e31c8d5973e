/**
 * The variables that only commands of `npm run db` read, or only the library of the bucket: the running shop needs none of
 * them. `.env.example` explains each.
 */
export const commandVariables: readonly string[] = [
  'BACKUP_URL',
  'BACKUP_DIR',
  'BACKUP_KEEP_DAYS',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
];

import { ApiError } from '#web/api/client.ts';

/** True when the server refuses a new password as too easy to guess; the message belongs to the password's field. */
export const isWeakPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'password_common' || error.code === 'password_own_words');

import { ApiError } from '#web/api/client.ts';

/**
 * Returns whether the server refused a new password as too easy to guess. Show the message at the password
 * field.
 */
export const isWeakPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'password_common' || error.code === 'password_own_words');

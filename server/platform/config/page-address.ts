import type { Config } from './config.ts';

/**
 * Returns the whole address of a path to which the shop sends people. A path of the API is at `PUBLIC_URL`, any other is a
 * page of the client, at `CLIENT_URL`.
 */
export const addressOf = (
  { publicUrl, clientUrl }: Pick<Config, 'publicUrl' | 'clientUrl'>,
  path: string,
): string => (path.startsWith('/api/') ? publicUrl : clientUrl) + path;

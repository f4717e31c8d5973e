import { ApiError } from './client.ts';

/** The messages of a failed `fetch` or module import in Chrome, Firefox and Safari, which have no code for it. */
const messages =
  /^(Failed to fetch|NetworkError when attempting|Load failed|The network connection was lost|error loading dynamically imported module|Importing a module script failed)/i;

/** Returns whether an error comes from the network between browser and shop, so that the shop is not to blame. */
export const isNetworkFailure = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) ||
  (error instanceof TypeError && messages.test(error.message));

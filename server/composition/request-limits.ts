import type { LimitName } from '#contract/core/endpoint.ts';
import type { AppError } from '../platform/core/app-error.ts';
import { addressKey } from '../platform/limits/address-key.ts';
import type { CreateCounter } from '../platform/limits/counters.ts';

/**
 * Requests per window of 15 minutes, by the limit that an endpoint names in the contract. Counted by IP address, except
 * for those in `byPerson`, because a carrier puts thousands of people behind one address.
 */
const requestsPerWindow: Record<LimitName, number> = {
  signup: 60,
  login: 200,
  preview: 40,
  // Open to everybody, some milliseconds each; a drawing that follows the fingers asks about ten times a birth.
  sky: 1200,
  stone: 240,
  upload: 30,
  pdf: 120,
  contact: 10,
  export: 20,
  // Nobody holds hundreds of pieces in their hands; a code cannot be guessed anyway (70 bits).
  certificate: 120,
  // Days that were not in the cache. A person reads dozens, a crawler has 73,000 of each of 171,000 cities.
  almanac: 300,
  // A search costs up to a tenth of a second; a family that plans a wedding makes dozens.
  muhurat: 200,
  // A search, a page of a list or a filter that is not in the cache: some milliseconds, without bound of their number.
  search: 240,
  // What is asked for while somebody types, a few times a word.
  suggest: 600,
  // A public answer that is not cached and whose query is free, at about a millisecond.
  list: 1200,
};

/** Limits of reads, counted in the memory of each process (decision 153). */
const ofReads = { inMemory: true };

/** A kind of rendering that a process counts by address when the result is not in its cache. */
export type RenderKind = 'almanac' | 'page' | 'search' | 'picture';

/**
 * Renders per window of 15 minutes and address. Pages with a query (`/products?q=`) have no bound of their number, all others
 * have. What is in the cache is not counted.
 */
const rendersPerWindow: Record<Exclude<RenderKind, 'almanac' | 'search'>, number> = {
  page: 1200,
  picture: 240,
};

/** Limits that are counted by person when the caller is signed in. */
const byPerson: readonly LimitName[] = ['upload', 'pdf', 'export'];

/** Creates the limits of requests and of renders. */
export function createRequestLimits(counter: CreateCounter) {
  const calls = {
    signup: counter('signup', requestsPerWindow.signup, { sweeps: true }),
    login: counter('login', requestsPerWindow.login),
    preview: counter('preview', requestsPerWindow.preview),
    sky: counter('sky', requestsPerWindow.sky),
    stone: counter('stone', requestsPerWindow.stone),
    upload: counter('upload', requestsPerWindow.upload),
    pdf: counter('pdf', requestsPerWindow.pdf),
    contact: counter('contact', requestsPerWindow.contact),
    export: counter('export', requestsPerWindow.export),
    certificate: counter('certificate', requestsPerWindow.certificate),
    almanac: counter('almanac', requestsPerWindow.almanac),
    muhurat: counter('muhurat', requestsPerWindow.muhurat),
    search: counter('search', requestsPerWindow.search, ofReads),
    suggest: counter('suggest', requestsPerWindow.suggest, ofReads),
    list: counter('list', requestsPerWindow.list, ofReads),
  };
  const render = (kind: keyof typeof rendersPerWindow) => counter(kind, rendersPerWindow[kind], ofReads);
  const renders = {
    almanac: calls.almanac,
    page: render('page'),
    search: calls.search,
    picture: render('picture'),
  };
  return {
    /** Counts a request against its limit. Returns null when it is allowed. */
    check: (
      name: LimitName,
      { ip, userId }: { ip: string; userId?: string | null | undefined },
    ): Promise<AppError | null> =>
      calls[name].take(userId && byPerson.includes(name) ? userId : addressKey(ip)),
    /** Counts a render for an address. */
    render: (kind: RenderKind, ip: string): Promise<AppError | null> => renders[kind].take(addressKey(ip)),
  };
}

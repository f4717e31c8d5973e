import type { LimitName } from '#contract/core/endpoint.ts';
import type { AppError } from '../core/app-error.ts';
import type { Platform } from '../platform.ts';
import { addressKey } from './address-key.ts';
import { createCounters } from './counters.ts';
import { createLoginLimits } from './login-limits.ts';

export { addressKey } from './address-key.ts';

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

/** Password-reset mails per window and address: enough for someone who waits for one, too few to flood a mailbox. */
const resetMailsPerAddress = 5;

/** Verification mails per window and address. The address may belong to somebody else. */
const verificationMailsPerAddress = 5;

/** Invitations to join the staff per window: to one address, and by one sender. */
const invitationsPerAddress = 3;
const invitationsPerSender = 20;

/** Audit rows per window and person about requests that their role may not make. */
const refusalRowsPerPerson = 20;

/**
 * Wrong coupon codes per window, of an account and from an address. A person mistypes a few; a code of a series has 50 bits.
 * Counted in memory, because a right code then costs the checkout nothing.
 */
const wrongCodesPerAccount = 30;
const wrongCodesPerAddress = 120;

/** Contact messages per window and sender: each sends a mail to an unverified address. */
const messagesPerAddress = 3;

/** The person who types a coupon code: an account, and their network address. */
export type CouponGuesser = { account: string; network: string | null };

/** The rate limits, counted in PostgreSQL and so shared by all processes. */
export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits. `RATE_LIMIT_FACTOR` multiplies each. */
export function createLimits(platform: Pick<Platform, 'pool' | 'config'>) {
  const counter = createCounters(platform);
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
  const resetMails = counter('reset', resetMailsPerAddress);
  const verificationMails = counter('verify', verificationMailsPerAddress);
  const invitationsTo = counter('invited', invitationsPerAddress);
  const invitationsBy = counter('inviting', invitationsPerSender);
  const refusals = counter('refusals', refusalRowsPerPerson);
  const messages = counter('message', messagesPerAddress);
  const wrongCodes = [
    counter('code-account', wrongCodesPerAccount, { inMemory: true }),
    counter('code-address', wrongCodesPerAddress, { inMemory: true }),
  ] as const;

  return {
    /** Counts a request against its limit. Returns null when it is allowed. */
    check: (
      name: LimitName,
      { ip, userId }: { ip: string; userId?: string | null | undefined },
    ): Promise<AppError | null> =>
      calls[name].take(userId && byPerson.includes(name) ? userId : addressKey(ip)),
    /** Counts a render for an address. */
    render: (kind: RenderKind, ip: string): Promise<AppError | null> => renders[kind].take(addressKey(ip)),
    ...createLoginLimits(counter),
    /** Counts a password-reset mail to an address, whether or not an account has it. `address` is a hash. */
    resetMail: (address: string): Promise<AppError | null> => resetMails.take(address),
    /** Counts a verification mail to an address. `address` is a hash. */
    verificationMail: (address: string): Promise<AppError | null> => verificationMails.take(address),
    /** Counts an invitation to join the staff. `address` is a hash. */
    invitation: async ({ by, address }: { by: string; address: string }): Promise<AppError | null> =>
      (await invitationsBy.take(by)) ?? invitationsTo.take(address),
    /**
     * Counts a coupon code as wrong before it is looked up, so that concurrent guesses are all counted. `couponCodeRight`
     * uncounts it. `network`: the address as limits count it; null for a member of staff.
     */
    async couponCode({ account, network }: CouponGuesser): Promise<AppError | null> {
      const [accounts, networks] = wrongCodes;
      return (await accounts.take(account)) ?? (network === null ? null : await networks.take(network));
    },
    /** Uncounts a code that was not wrong. */
    async couponCodeRight({ account, network }: CouponGuesser): Promise<void> {
      const [accounts, networks] = wrongCodes;
      await accounts.giveBack(account);
      if (network !== null) await networks.giveBack(network);
    },
    /** Counts a contact message from an address. `address` is a hash. */
    contactMessage: (address: string): Promise<AppError | null> => messages.take(address),
    /** Counts an audit row about a refused request, so that nobody can fill the log. */
    refusalRow: (userId: string): Promise<AppError | null> => refusals.take(userId),
  };
}

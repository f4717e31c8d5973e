import type { ListedAstrologer, OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { isAdult } from '#contract/core/age.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { AccountsService, SignUp } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, fromRupees, type Paise, toRupees } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import { readBank } from './bank-store.ts';
import { readOverview } from './overview.ts';
import { createPresence, type Presence } from './presence-store.ts';
import {
  findAstrologer,
  insertAstrologer,
  lockRate,
  readApproved,
  readFaces,
  updateAstrologer,
} from './store.ts';

export type { BankService } from './bank.ts';
export type { ChatFigures, EndedChat } from './dashboard.ts';
export { createDashboard } from './dashboard.ts';
export type { Face } from './store.ts';

/** The astrologers service: accounts, the list, and presence. */
export type AstrologersService = ReturnType<typeof createAstrologers>;

/** The profile that an astrologer writes; the price is in rupees a minute. */
export type Facts = {
  expertise: string;
  yearsOfExperience: number;
  bio: string;
  languagesSpoken: string[];
  /** The whole name in Devanagari; empty for none. */
  nameHi: string;
  /** The text about the work in Hindi; empty for none. */
  bioHi: string;
  pricePerMinute?: number | undefined;
};

/** The form data of a new astrologer. `dob`: YYYY-MM-DD. */
export type AstrologerSignUp = SignUp &
  Facts & {
    gender: 'male' | 'female' | 'other';
    dob: string;
    country: string;
    state: string;
    city: string;
    location: string;
  };

/** The facts of an astrologer that a chat needs. */
export type Consultant = { userId: string; rate: Paise; online: boolean };

// The price of an astrologer who names none. It can be changed on the profile.
const firstRate = fromRupees(10);

/** An astrologer's availability: in a chat now, mean of the ratings (one decimal), and their number. */
export type Availability = { busy: boolean; rating: number | null; ratings: number };

/**
 * The services that astrologers call. `node` identifies this process in the presence table. The chats provide
 * `standing`.
 */
export type AstrologerParts = {
  accounts: AccountsService;
  node: string;
  standing: (astrologerIds: readonly string[]) => Promise<Map<string, Availability>>;
  /** Counts the chat requests that are ringing now. */
  ringing: (tx: Tx, astrologerId: string) => Promise<number>;
  audit: AuditService;
  /** Publishes changes of prices and reviews, by the astrologer's id. */
  changes: Changes;
};

/** A change of a profile. Absent fields stay. */
export type ProfileChange = { [K in keyof Facts]?: Facts[K] | undefined } & {
  accepting?: boolean | undefined;
};

type Deps = Pick<Platform, 'db' | 'now'> & AstrologerParts & { presence: Presence };

/** Returns an astrologer's own account, or an error if they have none. */
async function readOwn({ db, accounts, presence }: Deps, userId: string): Promise<OwnAstrologer | AppError> {
  const [row, person, online, bank] = await Promise.all([
    findAstrologer(db, userId),
    accounts.person(userId),
    presence.online(db, [userId]),
    readBank(db, userId),
  ]);
  if (!row || !person) return appError('astrologer_not_found');
  return {
    _id: userId,
    firstName: person.firstName,
    lastName: person.lastName,
    nameHi: row.name_hi ?? '',
    email: person.email,
    phone: person.phone,
    gender: row.gender,
    dob: row.born,
    country: row.country,
    state: row.state,
    city: row.city,
    location: row.location,
    expertise: row.expertise,
    yearsOfExperience: row.years,
    bio: row.bio,
    bioHi: row.bio_hi ?? '',
    languagesSpoken: row.languages,
    pricePerMinute: toRupees(asPaise(row.rate)),
    role: 'astrologer',
    kyc: row.kyc,
    kycReason: row.kyc_reason,
    bank,
    photo: row.photo,
    accepting: row.accepting,
    isOnline: row.accepting && online.has(userId),
  };
}

/** Registers an astrologer with an account of that role. Returns `user_exists` or `astrologer_age`. */
async function signUp(
  { accounts, now }: Deps,
  typed: AstrologerSignUp,
  lang: Lang,
): Promise<{ userId: string } | AppError> {
  if (!isAdult(typed.dob, now())) return appError('astrologer_age');
  return accounts.createAstrologer(typed, lang, async (tx, userId, at) => {
    await insertAstrologer(tx, {
      user_id: userId,
      gender: typed.gender,
      dob: typed.dob,
      country: typed.country,
      state: typed.state,
      city: typed.city,
      location: typed.location || [typed.city, typed.state, typed.country].filter(Boolean).join(', '),
      expertise: typed.expertise,
      years: typed.yearsOfExperience,
      bio: typed.bio,
      languages: typed.languagesSpoken,
      name_hi: typed.nameHi || null,
      bio_hi: typed.bioHi || null,
      rate: typed.pricePerMinute ? fromRupees(typed.pricePerMinute) : firstRate,
      created_at: at,
    });
  });
}

/**
 * Changes an astrologer's profile; absent fields stay. A new price applies to the next request. It is written to
 * the audit log, with the number of ringing requests.
 */
async function changeProfile(
  deps: Deps,
  userId: string,
  facts: ProfileChange,
): Promise<OwnAstrologer | AppError> {
  const { db, now, audit, ringing, changes } = deps;
  const change = {
    ...(facts.expertise !== undefined && { expertise: facts.expertise }),
    ...(facts.yearsOfExperience !== undefined && { years: facts.yearsOfExperience }),
    ...(facts.bio !== undefined && { bio: facts.bio }),
    ...(facts.nameHi !== undefined && { name_hi: facts.nameHi || null }),
    ...(facts.bioHi !== undefined && { bio_hi: facts.bioHi || null }),
    ...(facts.languagesSpoken !== undefined && { languages: facts.languagesSpoken }),
    ...(facts.pricePerMinute !== undefined && { rate: fromRupees(facts.pricePerMinute) }),
    ...(facts.accepting !== undefined && { accepting: facts.accepting }),
  };
  if (Object.keys(change).length > 0) {
    await transact(db, async (tx) => {
      const was = await lockRate(tx, userId);
      await updateAstrologer(tx, userId, change);
      if (!was || change.rate === undefined || change.rate === was.rate) return;
      await changes.publish(tx, [userId]);
      await audit.record(tx, {
        at: now(),
        actorId: userId,
        action: 'astrologer.price',
        entity: 'astrologer',
        entityId: userId,
        before: { pricePerMinute: toRupees(asPaise(was.rate)) },
        after: { pricePerMinute: toRupees(change.rate), ringing: await ringing(tx, userId) },
      });
    });
  }
  return readOwn(deps, userId);
}

/** Lists approved astrologers: those online and free first, then by rating. */
async function listApproved(
  { db, accounts, presence, standing }: Deps,
  { onlineOnly }: { onlineOnly: boolean },
): Promise<ListedAstrologer[]> {
  const rows = await readApproved(db);
  const ids = rows.map((row) => row.user_id);
  const [online, standings, people] = await Promise.all([
    presence.online(db, ids),
    standing(ids),
    accounts.findPeople(ids),
  ]);
  const listed = rows.flatMap((row): ListedAstrologer[] => {
    const person = people.get(row.user_id);
    const stands = standings.get(row.user_id);
    if (!person?.isOpen || person.role !== 'astrologer' || !stands) return [];
    return [
      {
        _id: row.user_id,
        firstName: person.firstName,
        lastName: person.lastName,
        nameHi: row.name_hi,
        expertise: row.expertise,
        yearsOfExperience: row.years,
        pricePerMinute: toRupees(asPaise(row.rate)),
        languagesSpoken: row.languages,
        bio: row.bio,
        bioHi: row.bio_hi,
        photo: row.photo,
        isOnline: row.accepting && online.has(row.user_id),
        isBusy: stands.busy,
        rating: stands.rating,
        ratingCount: stands.ratings,
      },
    ];
  });
  const rank = (one: ListedAstrologer) => (one.isOnline ? 2 : 0) - (one.isBusy ? 1 : 0);
  return listed
    .filter((one) => !onlineOnly || one.isOnline)
    .sort((a, b) => rank(b) - rank(a) || (b.rating ?? 0) - (a.rating ?? 0));
}

/** Creates the astrologers service. */
export function createAstrologers({ db, now }: Pick<Platform, 'db' | 'now'>, parts: AstrologerParts) {
  const { accounts } = parts;
  const presence = createPresence({ db, now }, parts.node);
  const deps: Deps = { db, now, ...parts, presence };

  return {
    presence,

    /** Returns an astrologer's own account, or an error if they have none. */
    own: (userId: string) => readOwn(deps, userId),

    /** Returns whether a person has an astrologer's profile. */
    hasProfile: async (userId: string): Promise<boolean> => (await findAstrologer(db, userId)) !== undefined,

    /** Registers an astrologer with an account of that role. Returns `user_exists` or `astrologer_age`. */
    signUp: (typed: AstrologerSignUp, lang: Lang) => signUp(deps, typed, lang),

    /** Changes an astrologer's profile. A new price applies to the next request. */
    change: (userId: string, change: ProfileChange) => changeProfile(deps, userId, change),

    /** Lists approved astrologers: those online and free first, then by rating. */
    list: (filter: { onlineOnly: boolean }) => listApproved(deps, filter),

    /** Returns the Devanagari names and photos of these astrologers, by their ids. */
    faces: (userIds: readonly string[]) => readFaces(db, userIds),

    /** Counts the approved astrologers, and returns their lowest and highest price. */
    overview: () => readOverview(db, accounts),

    /** Subscribes to prices and reviews that changed in this process, before the write is answered. */
    onChange: parts.changes.subscribe,

    /** Returns an approved astrologer for a chat; null if there is none with this id. */
    async consultant(userId: string): Promise<Consultant | null> {
      const [[row], person] = await Promise.all([readApproved(db, userId), accounts.person(userId)]);
      if (!row || !person?.isOpen || person.role !== 'astrologer') return null;
      const online = await presence.online(db, [userId]);
      return { userId, rate: asPaise(row.rate), online: row.accepting && online.has(userId) };
    },
  };
}

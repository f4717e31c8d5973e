import type { KycStatus } from '#contract/consultations/astrologers/endpoints.ts';
import type { ReviewedAstrologer } from '#contract/consultations/astrologers/kyc.ts';
import { type KycDocument, kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { AccountsService, Person } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { reencode } from '../../storage/images.ts';
import { kycApproved } from './emails/kyc-approved.ts';
import { kycRejected } from './emails/kyc-rejected.ts';
import { shopKycArrived } from './emails/shop-kyc-arrived.ts';
import {
  countReviewed,
  findReviewed,
  lockAstrologer,
  type ReviewRow,
  type ReviewStatus,
  readReviewed,
  replaceDocuments,
  writeDecision,
} from './kyc-store.ts';
import { createTickets, type KycTickets } from './kyc-tickets.ts';
import { createKycViews } from './kyc-views.ts';

/** The service for astrologers' documents and the decisions on them. */
export type KycService = ReturnType<typeof createKyc>;

/** The services that documents call. Each sealer has a purpose of its own. */
export type KycParts = {
  accounts: AccountsService;
  audit: AuditService;
  mail: MailService;
  sealer: Encryptor;
  ticketSealer: Encryptor;
  /** Publishes changes of prices and reviews, by the astrologer's id. */
  changes: Changes;
};

/** The decision of an admin. `sentAt`: when the documents they saw arrived. */
export type KycDecision = {
  userId: string;
  by: string;
  status: 'approved' | 'rejected';
  reason: string;
  sentAt: string | null;
};

// Enough to read the small print of a card that fills the picture.
const longestSide = 2400;
const pageSize = 30;

type KycDeps = Pick<Platform, 'db' | 'now'> & KycParts & { tickets: KycTickets };

/** Returns an astrologer under review. Documents get addresses for this admin. */
async function present(
  { tickets }: KycDeps,
  row: ReviewRow,
  person: Person,
  adminId: string,
): Promise<ReviewedAstrologer> {
  const address = async (document: KycDocument) =>
    row.documents.includes(document)
      ? `/api/auth/admin/kyc-documents/${await tickets.issue({ userId: row.user_id, document, adminId })}`
      : null;
  return {
    _id: row.user_id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    location: row.location,
    expertise: row.expertise,
    yearsOfExperience: row.years,
    languagesSpoken: row.languages,
    bio: row.bio,
    photo: row.photo,
    documents: {
      aadhaar: await address('aadhaar'),
      pan: await address('pan'),
      education: await address('education'),
      bank: await address('bank'),
    },
    kyc: row.kyc,
    kycReason: row.kyc_reason,
    sentAt: row.kyc_sent_at?.toISOString() ?? null,
    decidedAt: row.kyc_decided_at?.toISOString() ?? null,
  };
}

/**
 * Returns the four pictures, re-encoded and encrypted. Re-encoding drops everything else in the files. Files that are
 * not pictures are refused.
 */
async function sealPictures(
  sealer: Encryptor,
  files: readonly Upload[],
  person: string,
): Promise<Map<KycDocument, Buffer> | AppError> {
  const byName = new Map(files.filter(({ bytes }) => bytes.length > 0).map((file) => [file.field, file]));
  const requested = kycDocuments.flatMap((document) => {
    const file = byName.get(document);
    return file ? [{ document, file }] : [];
  });
  const large = requested.find(({ file }) => file.cutOff);
  if (large) return appError('kyc_file_large', { file: large.file.name });
  if (requested.length < kycDocuments.length) return appError('kyc_documents_missing');
  const sealed = new Map<KycDocument, Buffer>();
  for (const { document, file } of requested) {
    const drawn = await reencode(file.bytes, longestSide, { person });
    if (drawn instanceof AppError)
      return drawn.code === 'image_too_large' ? drawn : appError('kyc_file_type');
    sealed.set(document, await sealer.encrypt(drawn));
  }
  return sealed;
}

/** Replaces an astrologer's four documents and starts the review. */
async function uploadDocuments(
  deps: KycDeps,
  userId: string,
  files: readonly Upload[],
): Promise<{ kyc: KycStatus } | AppError> {
  const { db, now, accounts, audit, mail, sealer, changes } = deps;
  const person = await accounts.person(userId);
  if (!person || !(await findReviewed(db, userId))) return appError('astrologer_not_found');
  const sealed = await sealPictures(sealer, files, userId);
  if (sealed instanceof AppError) return sealed;
  return transact(db, async (tx) => {
    const before = await lockAstrologer(tx, userId);
    if (!before) return appError('astrologer_not_found');
    const at = now();
    await replaceDocuments(tx, { userId, sealed, at });
    await changes.publish(tx, [userId]);
    await audit.record(tx, {
      at,
      actorId: userId,
      action: 'kyc.sent',
      entity: 'astrologer',
      entityId: userId,
      before: { kyc: before.kyc },
      after: { kyc: 'pending' },
    });
    await mail.sendToShop(tx, shopKycArrived({ name: person.name, email: person.email }));
    return { kyc: 'pending' };
  });
}

type ReviewQuery = { status: ReviewStatus; adminId: string } & Omit<PageRequest, 'limit'>;

/**
 * Returns a page of astrologers in one review state, and the count of each state. Documents get addresses for this
 * admin.
 */
async function listReviewed(deps: KycDeps, { adminId, ...query }: ReviewQuery) {
  const { db, accounts } = deps;
  const [{ rows, pages }, counts] = await Promise.all([
    readReviewed(db, { ...query, limit: pageSize }),
    countReviewed(db),
  ]);
  const people = await accounts.findPeople(rows.map((row) => row.user_id));
  const astrologers = rows.flatMap((row) => {
    const person = people.get(row.user_id);
    return person ? [present(deps, row, person, adminId)] : [];
  });
  return { astrologers: await Promise.all(astrologers), pages, counts };
}

/**
 * Decides on documents under review. The second of two decisions finds nothing to decide. Documents that arrived
 * after `sentAt` cannot be decided, because the admin has not seen them.
 */
async function decideOnDocuments(
  deps: KycDeps,
  decision: KycDecision,
): Promise<ReviewedAstrologer | AppError> {
  const { db, now, accounts, audit, mail, changes } = deps;
  const { userId, by, status } = decision;
  const person = await accounts.person(userId);
  if (!person) return appError('astrologer_not_found');
  // An approval has no reason, and none may show on the profile later.
  const reason = status === 'rejected' ? decision.reason : '';
  const done = await transact(db, async (tx) => {
    const row = await lockAstrologer(tx, userId);
    if (!row) return appError('astrologer_not_found');
    if (row.kyc !== 'pending') return appError('kyc_decided');
    await checkpoint('kyc.deciding', userId);
    if (decision.sentAt && decision.sentAt !== row.kyc_sent_at?.toISOString()) return appError('kyc_changed');
    const at = now();
    await writeDecision(tx, { userId, status, reason, by, at });
    await changes.publish(tx, [userId]);
    await audit.record(tx, {
      at,
      actorId: by,
      action: `kyc.${status}`,
      entity: 'astrologer',
      entityId: userId,
      of: userId,
      before: { kyc: row.kyc },
      after: { kyc: status, reason: reason || null },
    });
    const { name, email, language } = person;
    await mail.send(tx, {
      to: email,
      language,
      mail: status === 'approved' ? kycApproved({ name }) : kycRejected({ name, reason }),
    });
    return null;
  });
  if (done instanceof AppError) return done;
  const row = await findReviewed(db, userId);
  return row ? present(deps, row, person, by) : appError('astrologer_not_found');
}

/** Creates the document service. */
export function createKyc({ db, now }: Pick<Platform, 'db' | 'now'>, parts: KycParts) {
  const { audit, sealer } = parts;
  const tickets = createTickets(parts.ticketSealer, now);
  const deps: KycDeps = { db, now, ...parts, tickets };

  return {
    /** Stores re-encoded pictures as a person's documents in the caller's transaction, and starts the review. */
    async keep(
      tx: Tx,
      { userId, pictures, at }: { userId: string; pictures: ReadonlyMap<KycDocument, Buffer>; at: Date },
    ): Promise<void> {
      const sealed = new Map<KycDocument, Buffer>();
      for (const [document, picture] of pictures) sealed.set(document, await sealer.encrypt(picture));
      await replaceDocuments(tx, { userId, sealed, at });
    },

    /** Replaces an astrologer's four documents and starts the review. */
    upload: (userId: string, files: readonly Upload[]) => uploadDocuments(deps, userId, files),

    /** Returns a page of astrologers in one review state, and the count of each state. */
    list: (query: ReviewQuery) => listReviewed(deps, query),

    /** Decides on documents under review. */
    decide: (decision: KycDecision) => decideOnDocuments(deps, decision),

    ...createKycViews({ db, now, audit, sealer, tickets }),
  };
}

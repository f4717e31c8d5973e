import type { Pages } from '#contract/core/pages.ts';
import type { Visitor } from '#contract/people/visitors/endpoints.ts';
import { type VisitorState, visitorConsent, visitorConsentText } from '#contract/people/visitors/rules.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type SettingsService, shopName } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { csvMark, csvRow } from '../../platform/csv/write.ts';
import { transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countVisitors,
  deleteVisitor,
  lockVisitor,
  readBuyers,
  readVisitors,
  upsertVisitor,
  type VisitorFilter,
  type VisitorRow,
  writeState,
} from './store.ts';

const words = readWords('visitors/answers');
const pageSize = 30;
const exportLimit = 50_000;

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

type Buyers = Awaited<ReturnType<typeof readBuyers>>;

/** Returns the account that has ordered since the number was left. */
function buyerOf({ phone, first_at }: VisitorRow, buyers: Buyers): Visitor['buyer'] {
  const buyer = buyers.get(phone);
  if (!buyer || buyer.orderedAt < first_at) return null;
  return { userId: buyer.userId, orderedAt: buyer.orderedAt.toISOString() };
}

const present = (row: VisitorRow, buyers: Buyers): Visitor => ({
  _id: row.id,
  fullName: row.full_name,
  phoneNumber: row.phone,
  language: row.language,
  visits: row.times,
  firstVisit: row.first_at.toISOString(),
  lastVisit: row.last_at.toISOString(),
  mayCall: row.consent_at !== null,
  state: row.state,
  note: row.note,
  stateAt: row.state_at?.toISOString() ?? null,
  buyer: buyerOf(row, buyers),
  consent:
    row.consent_purpose && row.consent_version && row.consent_at
      ? {
          purpose: row.consent_purpose,
          version: row.consent_version,
          at: row.consent_at.toISOString(),
          text: row.consent_text,
        }
      : null,
});

/** Visitors who left a phone number. */
export type VisitorsService = ReturnType<typeof createVisitors>;

/** A request to export visitors: the search, the admin and the language of the heads. */
export type VisitorsExport = VisitorFilter & { by: string; lang: Lang };

type Deps = Pick<Platform, 'db' | 'now'> & { audit: AuditService };

async function exportVisitors(
  { db, now, audit }: Deps,
  { by, lang, ...filter }: VisitorsExport,
): Promise<string> {
  return transact(db, async (tx) => {
    const { rows } = await readVisitors(tx, { ...filter, limit: exportLimit });
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'visitors.export',
      entity: 'visitors',
      entityId: 'all',
      after: { rows: rows.length, searched: filter.q !== undefined },
    });
    const t = words[lang];
    const lines = rows.map((row) =>
      csvRow([
        row.full_name,
        row.phone,
        row.language,
        row.times,
        clock.format(row.first_at),
        clock.format(row.last_at),
        row.consent_at ? t.yes : t.no,
        row.consent_version ?? '',
        t.states[row.state],
        row.note,
      ]),
    );
    return csvMark + csvRow([...t.exportHeads]) + lines.join('');
  });
}

async function eraseVisitor({ db, now, audit }: Deps, id: string, by: string): Promise<null | AppError> {
  return transact(db, async (tx) => {
    const deleted = await deleteVisitor(tx, id);
    if (deleted.length === 0) return appError('visitor_not_found');
    await audit.recordAll(
      tx,
      deleted.map(({ id: entityId, times, first_at: first, last_at: last, consent_version: consent }) => ({
        at: now(),
        actorId: by,
        action: 'visitor.erase',
        entity: 'visitor',
        entityId,
        before: { times, first, last, consent },
        after: null,
      })),
    );
    return null;
  });
}

/** Returns the text of consent as the form shows it: with the name and the mailbox that the shop has now. */
async function consentText(settings: SettingsService, lang: Lang): Promise<string> {
  const all = await settings.all();
  return fillText(visitorConsentText[lang], {
    shop: shopName(all, lang),
    // While the shop has no mailbox, the consent is withdrawn on the contact page.
    email: all.shop.email || words[lang].contact,
  });
}

/** Creates the visitors service. */
export function createVisitors(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, settings }: { audit: AuditService; settings: SettingsService },
) {
  const deps: Deps = { db, now, audit };

  return {
    /** Adds an entry with a name and a number. Does not reveal whether the number is known. */
    async greet(visit: { fullName: string; phone: string; agreed: boolean; lang: Lang }): Promise<void> {
      const at = now();
      await upsertVisitor(db, {
        id: newId(at),
        fullName: visit.fullName.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
        phone: visit.phone,
        language: visit.lang,
        consent: visit.agreed ? { ...visitorConsent, text: await consentText(settings, visit.lang) } : null,
        now: at,
      });
    },

    /** Returns a page of visitors and the total. */
    async list({ after, before, ...filter }: VisitorFilter & Omit<PageRequest, 'limit'>): Promise<{
      visitors: Visitor[];
      total: number;
      pages: Pages;
    }> {
      const [{ rows, pages }, total] = await Promise.all([
        readVisitors(db, { ...filter, after, before, limit: pageSize }),
        countVisitors(db, filter),
      ]);
      const buyers = await readBuyers(
        db,
        rows.map(({ phone }) => phone),
      );
      return { visitors: rows.map((row) => present(row, buyers)), total, pages };
    },

    /** Notes what became of a number. The audit log records the state, and not the note, which is about a person. */
    setState: (id: string, by: string, { state, note }: { state: VisitorState; note: string }) =>
      transact(db, async (tx): Promise<Visitor | AppError> => {
        const was = await lockVisitor(tx, id);
        if (!was) return appError('visitor_not_found');
        const at = now();
        const row = await writeState(tx, id, { state, note, at });
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'visitor.state',
          entity: 'visitor',
          entityId: id,
          before: { state: was.state },
          after: { state },
        });
        return present(row, await readBuyers(tx, [row.phone]));
      }),

    /** Exports the list as CSV with times in IST, and records the export and its size in the audit log. */
    csv: (request: VisitorsExport) => exportVisitors(deps, request),

    /** Erases all entries of a visitor's number. The audit log records it without personal data. */
    erase: (id: string, by: string) => eraseVisitor(deps, id, by),
  };
}

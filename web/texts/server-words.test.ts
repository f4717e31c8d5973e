import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditActions, auditEntities } from '#contract/base/audit/actions.ts';
import { kycStatuses } from '#contract/consultations/astrologers/endpoints.ts';
import { kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import { ticketStatuses } from '#contract/office/tickets/rules.ts';
import { roleSchema } from '#contract/people/accounts/endpoints.ts';
import { couponStates, couponTypes } from '#contract/selling/coupons/rules.ts';
import { orderStatuses, paymentStatuses } from '#contract/selling/orders/statuses.ts';
import { givenKinds, returnStatuses } from '#contract/selling/returns/reasons.ts';
import { loadTexts } from '#web/texts/load.ts';

const { audit: auditEnglish, operations: jobsEnglish } = await loadTexts('en', ['audit', 'operations']);
const { audit: auditHindi, operations: jobsHindi } = await loadTexts('hi', ['audit', 'operations']);

const queueNames: Record<'en' | 'hi', Readonly<Record<string, string>>> = {
  en: jobsEnglish.jobs.names,
  hi: jobsHindi.jobs.names,
};

// The server's action and entity names, which pages translate into the reader's language.

const server = join(import.meta.dirname, '../../server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }));

describe('queues', () => {
  const working = sources.filter(({ text }) => text.includes('jobs.work<'));
  const queues = working.map(({ path, text }) => ({
    path,
    queue: /const queue = '([\w-]+)'/.exec(text)?.[1],
  }));

  it('are collected from the files that work them', () => {
    expect(queues.length).toBeGreaterThan(4);
    expect(queues.filter(({ queue }) => queue === undefined)).toEqual([]);
  });

  it.each(queues)('of $path have a name in both languages', ({ queue = '' }) => {
    expect(queueNames.en[queue]).toBeTruthy();
    expect(queueNames.hi[queue]).toMatch(/[\u0900-\u097F]/);
  });

  it('are exactly those with a name', () => {
    // All schedules share a queue (server/platform/jobs/jobs.ts).
    const known = [...queues.map(({ queue }) => queue), 'schedules'].toSorted();
    expect(Object.keys(jobsEnglish.jobs.names).toSorted()).toEqual(known);
  });
});

describe('the audit log', () => {
  const recording = sources.filter(({ text }) => /audit\.record|recordAll\(/.test(text));
  /** Returns the string literals after `action:` or `entity:` in the server's sources. */
  const written = (key: string) =>
    new Set(
      recording.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${key}: '([\\w.-]+)'`, 'g'))].map((m) => m[1]),
      ),
    );

  it.each(auditActions)('has words for %s', (action) => {
    expect(auditEnglish.actions[action]).toBeTruthy();
    expect(auditHindi.actions[action]).toMatch(/[\u0900-\u097F]/);
  });

  it.each(auditEntities)('has words for a %s', (entity) => {
    expect(auditEnglish.entities[entity]).toBeTruthy();
    expect(auditHindi.entities[entity]).toMatch(/[\u0900-\u097F]/);
  });

  it.each([
    ...roleSchema.options,
    ...orderStatuses,
    ...paymentStatuses,
    ...returnStatuses,
    ...givenKinds,
    ...couponTypes,
    ...couponStates,
    ...ticketStatuses,
    ...kycStatuses,
    ...kycDocuments,
  ])('has words for the state %s', (state) => {
    expect(auditEnglish.values[state]).toBeTruthy();
    expect(auditHindi.values[state]).toMatch(/[\u0900-\u097F]/);
  });

  it('has words for everything that the server writes', () => {
    const entities = written('entity');
    expect(entities.size).toBeGreaterThan(10);
    expect([...entities].filter((entity) => !(auditEntities as readonly unknown[]).includes(entity))).toEqual(
      [],
    );
    // Some sources concatenate the action, `post.` and `create`. The audit log's type allows only these words.
    const actions = [...written('action')].filter(
      (action) => action?.includes('.') && action !== 'draft.drop',
    );
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => !(auditActions as readonly unknown[]).includes(action))).toEqual([]);
  });
});

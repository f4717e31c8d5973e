import { isDeepStrictEqual } from 'node:util';
import { fieldsProblems, type SettingIssue } from '#contract/base/settings/check.ts';
import type { AdminSetting, SettingChange } from '#contract/base/settings/endpoints.ts';
import { settingSections } from '#contract/base/settings/forms.ts';
import { delicateChanges, mailboxesLeft } from '#contract/base/settings/guarded.ts';
import { byLang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { safeParse } from '../../platform/core/safe-parse.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../storage/storage.ts';
import type { AuditService } from '../audit/service.ts';
import { type SettingKey, type Settings, settingSchemas } from './schema.ts';
import type { SettingsService } from './service.ts';
import { lockSetting, readSettings } from './store.ts';

const changesLimit = 50;

const longestFact = 120;

/** Returns what changed, a line for each field: `shop.email: care@a.example → care@b.example`. */
function changedFacts(key: string, { from, to }: { from: unknown; to: unknown }): string[] {
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const shown = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–')).slice(0, longestFact);
  if (!isGroup(from) || !isGroup(to)) return [`${key}: ${shown(from)} → ${shown(to)}`];
  return Object.keys(to)
    .filter((name) => !isDeepStrictEqual(from[name], to[name]))
    .map((name) => `${key}.${name}: ${shown(from[name])} → ${shown(to[name])}`);
}

const isKey = (key: string): key is SettingKey => Object.hasOwn(settingSchemas, key);

/** Returns the part of a value at a path: 'hours.0.open'. */
const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value);

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/**
 * Returns the problems of a value: those of the form's fields, else (for rules over several fields) those of
 * the schema. What was not set `before` may stay so: a new shop sets its facts section by section.
 */
function findIssues(key: SettingKey, value: unknown, before: unknown): SettingIssue[] {
  const described = settingSections
    .filter((section) => section.key === key)
    .flatMap(({ fields }) => fieldsProblems(fields, value))
    .filter(({ path }) => path === '' || !isEmpty(partAt(value, path)) || !isEmpty(partAt(before, path)));
  if (described.length > 0) return described;
  const parsed = safeParse(settingSchemas[key], value);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path }) => ({
    path: path.join('.'),
    problem: path.at(-1) === 'gstin' ? 'gstin' : 'missing',
  }));
}

const problems = readWords('settings/problems');

function refusal(key: SettingKey, wrong: readonly SettingIssue[]): AppError {
  const errors = wrong.map(({ path, problem, min = 0, max = 0 }) => {
    const what = byLang((lang) => fillText<string>(problems[lang][problem], { min, max }));
    return appError('setting_wrong', { field: path ? `${key}.${path}` : key, what });
  });
  return new AppError('setting_wrong', { errors, details: { wrong } });
}

/** Returns what is wrong with a new value of a setting because of data of another domain, or null. */
export type SettingGuard = (tx: Tx, value: unknown) => Promise<SettingIssue | null>;

/** Creates the guard of the shop's identity: its pictures must have been uploaded. */
export const refuseMissingPictures =
  (storage: Storage): SettingGuard =>
  async (_tx, value) => {
    const { logo, icon } = settingSchemas.shop.parse(value);
    for (const [path, address] of Object.entries({ logo, icon }))
      if (address !== '' && !(await storage.exists(address.slice(address.lastIndexOf('/') + 1))))
        return { path, problem: 'picture' };
    return null;
  };

/** The services of settings administration, and the guards by the setting's name. */
export type SettingsAdminParts = {
  settings: SettingsService;
  accounts: AccountsService;
  audit: AuditService;
  guards: Partial<Record<SettingKey, SettingGuard>>;
};

/** Settings administration: list, change with optimistic locking, and history. */
export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>;

/** Creates settings administration. */
export function createSettingsAdmin(
  { db }: Pick<Platform, 'db'>,
  { settings, accounts, audit, guards }: SettingsAdminParts,
) {
  async function list(): Promise<AdminSetting[]> {
    const rows = new Map((await readSettings(db)).map((row) => [row.key, row]));
    const people = await accounts.findPeople([...rows.values()].flatMap((row) => row.updated_by ?? []));
    return Object.entries(settingSchemas).map(([key, schema]) => {
      const row = rows.get(key);
      return {
        key,
        value: schema.parse(row?.value),
        version: row?.version ?? 0,
        changedAt: row?.updated_at.toISOString() ?? null,
        changedBy: row?.updated_by ? (people.get(row.updated_by)?.name ?? '') : null,
      };
    });
  }

  /** Tells owners of a delicate change, and the mailboxes that lose mail by it. */
  async function tellOfChange(
    tx: Tx,
    { key, by, ...change }: { key: SettingKey; by: string; from: unknown; to: unknown },
  ): Promise<void> {
    for (const kind of delicateChanges(key, change))
      await accounts.tellOwners(tx, {
        kind,
        by,
        facts: changedFacts(key, change),
        path: '/admin/settings',
        also: kind === 'mailbox' ? mailboxesLeft(key, change) : [],
      });
  }

  return {
    list,

    /** Lists the last 50 changes of a setting, newest first. */
    async changes(key: string): Promise<SettingChange[] | AppError> {
      if (!isKey(key)) return appError('setting_not_found');
      const entries = (await audit.of(db, 'setting', key)).slice(0, changesLimit);
      const people = await accounts.findPeople(entries.flatMap((entry) => entry.actorId ?? []));
      return entries.map(({ at, actorId, before, after }) => ({
        at: at.toISOString(),
        by: (actorId && people.get(actorId)?.name) || '',
        before: before ?? null,
        after: after ?? null,
      }));
    },

    /** Changes a setting. Refuses if it was changed since `version` was read. An equal value changes nothing. */
    async change(change: {
      key: string;
      value: unknown;
      version: number;
      by: string;
    }): Promise<AdminSetting | AppError> {
      const { key, by, version } = change;
      if (!isKey(key)) return appError('setting_not_found');
      const refused = await transact(db, async (tx) => {
        await lockSetting(tx, key);
        const row = (await readSettings(tx)).find((one) => one.key === key);
        if ((row?.version ?? 0) !== version) return appError('setting_changed');
        const before = settingSchemas[key].parse(row?.value);
        const wrong = findIssues(key, change.value, before);
        if (wrong.length > 0) return refusal(key, wrong);
        const value = settingSchemas[key].parse(change.value) as Settings[typeof key];
        if (isDeepStrictEqual(before, value)) return null;
        const issue = await guards[key]?.(tx, value);
        if (issue) return refusal(key, [issue]);
        await settings.set(tx, { key, value, by, before });
        await tellOfChange(tx, { key, by, from: before, to: value });
        return null;
      });
      if (refused) return refused;
      return (await list()).find((one) => one.key === key) as AdminSetting;
    },
  };
}

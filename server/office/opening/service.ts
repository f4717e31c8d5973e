import type { MissingForSale, SaleState } from '#contract/base/settings/for-sale.ts';
import type { MailService } from '../../base/email/service.ts';
import { missingForSale, type SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { shopIdentity } from './emails/shop-identity.ts';
import { claimWarning, type FirstStart, recordFirstStart } from './store.ts';

const dayMs = 86_400_000;
/** Days for which a shop that had sold before goes on without the facts that it must set. */
const graceDays = 14;
/** Days before their end on which owners are warned again. */
const lastWarningDays = 3;

/** The decision whether the shop sells: by its settings, and by whether it had sold before they were demanded. */
export type SaleService = ReturnType<typeof createSale>;

/** Creates the service that decides whether the shop sells. */
export function createSale(
  { db, now, config, log }: Pick<Platform, 'db' | 'now' | 'config' | 'log'>,
  {
    settings,
    mail,
    accounts,
  }: {
    settings: Pick<SettingsService, 'all'>;
    mail: Pick<MailService, 'send'>;
    accounts: Pick<AccountsService, 'staffWith'>;
  },
) {
  let known: Promise<FirstStart> | null = null;
  let soldLast: boolean | null = null;
  const listeners: (() => void)[] = [];

  /** Returns the first start. It never changes, so it is read once. */
  function firstStart(): Promise<FirstStart> {
    if (!known) {
      const reading = recordFirstStart(db, now());
      known = reading;
      reading.catch(() => {
        known = null;
      });
    }
    return known;
  }

  const missing = async (): Promise<MissingForSale[]> => missingForSale(await settings.all(), config);

  async function state(): Promise<SaleState> {
    const lacking = await missing();
    if (lacking.length === 0) return { sells: true, missing: [], until: null };
    const { soldBefore, startedAt } = await firstStart();
    if (!soldBefore) return { sells: false, missing: lacking, until: null };
    const until = new Date(startedAt.getTime() + graceDays * dayMs);
    return { sells: now() < until, missing: lacking, until: until.toISOString() };
  }

  /** Warns owners of a shop that had sold before: at once, before its time runs out, and when it has. */
  async function warn({ sells, missing: lacking, until }: SaleState): Promise<number> {
    if (until === null) return 0;
    const isLast = now().getTime() >= Date.parse(until) - lastWarningDays * dayMs;
    const n = sells ? (isLast ? 2 : 1) : 3;
    return transact(db, async (tx) => {
      if (!(await claimWarning(tx, n))) return 0;
      const owners = await accounts.staffWith('staff.manage', tx);
      for (const { name, email, language } of owners)
        await mail.send(tx, {
          to: email,
          language,
          mail: shopIdentity({ name, sells, until, steps: lacking.map(({ step }) => step) }),
        });
      return owners.length;
    });
  }

  return {
    state,

    /** Returns whether the shop sells. */
    sells: async (): Promise<boolean> => (await state()).sells,

    /** Subscribes to the moment at which the shop stops selling, because its time has run out, or sells again. */
    onChange: (listener: () => void): void => void listeners.push(listener),

    /** Records the first start in production, and logs what the shop must set before it sells. */
    async start(): Promise<void> {
      if (!config.production) return;
      await firstStart();
      const { sells, missing: lacking, until } = await state();
      soldLast = sells;
      if (lacking.length === 0) return;
      const fields = lacking.flatMap((one) => one.fields);
      log.warn(
        { fields, until },
        sells
          ? 'shop identity incomplete: the shop stops selling when its time runs out; set these fields under /admin/settings'
          : 'shop identity incomplete: the shop does not sell; set these fields under /admin/settings',
      );
    },

    /** Warns owners, and tells pages when the time has run out. Returns how many e-mails were queued. */
    async sweep(): Promise<number> {
      const current = await state();
      if (soldLast !== null && soldLast !== current.sells) for (const tell of listeners) tell();
      soldLast = current.sells;
      return warn(current);
    },
  };
}

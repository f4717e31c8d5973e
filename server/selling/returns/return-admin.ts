import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentForAdmin } from './present.ts';
import { type FullReturn, findReturn } from './store.ts';

/** Creates the reader of returns for staff, with the names of their people. */
export function createReturnAdmin({
  db,
  now,
  accounts,
}: Pick<Platform, 'db' | 'now'> & { accounts: Pick<AccountsService, 'findPeople'> }) {
  async function present(rows: readonly FullReturn[]): Promise<AdminReturn[]> {
    const people = await accounts.findPeople(rows.flatMap((row) => [row.user_id, row.decided_by ?? '']));
    return rows.flatMap((row) => presentForAdmin(row, people, now()) ?? []);
  }
  return {
    present,
    /** Returns a return as it is after a step, or the error that refused the step. */
    async after(id: string, done: true | AppError): Promise<AdminReturn | AppError> {
      if (done instanceof AppError) return done;
      const row = await findReturn(db, id);
      const [shown] = row ? await present([row]) : [];
      return shown ?? appError('return_not_found');
    },
  };
}

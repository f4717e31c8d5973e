import type { DelicateKind } from '#contract/base/settings/guarded.ts';
import { permissions } from '#contract/people/accounts/permissions.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { shopDelicate } from '../emails/shop-delicate.ts';
import { displayName } from '../names.ts';
import { peopleOf, staffAmong } from '../store.ts';

/** A delicate change that owners hear of. `facts`: names and figures, one a line; `path`: its page in the admin. */
export type OwnerNotice = {
  kind: DelicateKind;
  /** The member of staff who made the change; null for the shop itself. */
  by: string | null;
  facts: readonly string[];
  path: string;
  /** Mailboxes that lose mail by the change. They hear of it too. */
  also?: readonly string[];
};

/** Lines of one e-mail. The audit log has all of them. */
const mostFacts = 20;

const nameOf = (row: { first_name: string; last_name: string }): string =>
  displayName({ firstName: row.first_name, lastName: row.last_name });

/** The notices of delicate changes. */
export type OwnerNotices = ReturnType<typeof createOwnerNotices>;

/** Creates the notices that all owners get of a delicate change, in the transaction that makes it. */
export const createOwnerNotices = ({ mail }: { mail: MailService }) => ({
  /** Queues the notices of a change. */
  async tellOwners(tx: Tx, { kind, by, facts, path, also = [] }: OwnerNotice): Promise<void> {
    const owners = await staffAmong(tx, permissions['staff.manage']);
    const [actor] = by ? await peopleOf(tx, [by]).execute() : [];
    const change = {
      change: kind,
      by: actor ? nameOf(actor) : '',
      facts: facts.slice(0, mostFacts),
      more: Math.max(0, facts.length - mostFacts),
      path,
    };
    for (const owner of owners)
      await mail.send(tx, {
        to: owner.email,
        language: owner.language,
        mail: shopDelicate({ name: nameOf(owner), ...change }),
      });
    const told = new Set(owners.map(({ email }) => email));
    for (const to of new Set(also.filter((address) => !told.has(address))))
      await mail.send(tx, {
        to,
        language: owners[0]?.language ?? 'en',
        mail: shopDelicate({ name: '', ...change }),
      });
  },
});

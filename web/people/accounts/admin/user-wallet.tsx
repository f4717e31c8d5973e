import type { Transaction } from '#contract/consultations/wallet/endpoints.ts';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { CreditButton } from './credit-dialog.tsx';

/** Shows the wallet balance of a user and the latest transactions. */
export function UserWallet({ wallet, person }: Pick<AdminUserFile, 'wallet' | 'person'>) {
  const t = useTexts('accounts/admin').file;
  const lang = useLang();
  const isAbsent = useIsAbsent('/wallet');
  const money = (rupees: number) => formatRupees(rupees, lang, { paise: true });
  const sums = [
    [t.balance, wallet.balance],
    ...(wallet.withdrawable > 0 ? [[t.withdrawable, wallet.withdrawable] as const] : []),
  ] as const;
  if (isAbsent) return null;
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3">{t.walletTitle}</h2>
        {!person.closed && !person.blocked && (
          <Allowed permission="people.credit">
            <CreditButton person={person} />
          </Allowed>
        )}
      </div>
      <dl>
        {sums.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="tabular font-medium">
              {money(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {wallet.movements.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t.noMovements}</p>
      ) : (
        <>
          <h3 className="mt-4 font-text text-base font-semibold">{t.movements}</h3>
          <ul>
            {wallet.movements.map((one) => (
              <Movement key={one.id} one={one} money={money} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Movement({ one, money }: { one: Transaction; money: (rupees: number) => string }) {
  const t = useTexts('accounts/admin').file;
  const lang = useLang();
  const counts = one.status === 'completed' || one.status === 'pending';
  const credit = one.direction === 'credit';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-sm last:border-0 last:pb-0">
      <span className="font-medium break-words">{one.description}</span>
      <span
        translate="no"
        className={`tabular text-right font-semibold ${counts ? (credit ? 'text-panna' : '') : 'font-normal text-ink-3'}`}
      >{`${credit ? '+' : '−'}${money(one.amount)}`}</span>
      <time translate="no" dateTime={one.created_at} className="tabular text-ink-3">
        {formatDateTime(one.created_at, lang)}
      </time>
      <span className="text-right text-ink-3">
        {one.status !== 'completed' && t.movementStates[one.status]}
      </span>
    </li>
  );
}

import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { fill, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Decision } from './decide-dialog.tsx';

const tones: Record<Withdrawal['status'], BadgeTone> = {
  pending: 'warn',
  completed: 'good',
  rejected: 'bad',
};

/** The open steps between a pending request and its payout, in words; nothing if the caller can approve or confirm it. */
function Waiting({ next, confirmedBy }: Pick<Withdrawal, 'next' | 'confirmedBy'>) {
  const t = useTexts('wallet/admin');
  const lang = useLang();
  const when = next?.from && formatDateTime(next.from, lang);
  const words = [
    next?.step === 'account' && t.accountMissing,
    confirmedBy && next?.step !== 'second_person' && fill(t.confirmedBy, { name: confirmedBy }),
    next?.step === 'second_person' && t.secondPerson,
    when && fill(t.waits, { when }),
  ].filter(Boolean);
  return words.length > 0 && <span className="block text-ink-2 lg:max-w-[34ch]">{words.join(' ')}</span>;
}

/** Lists withdrawals, with actions for the open ones for those who decide. */
export function RequestTable({
  withdrawals,
  onDecide,
  onConfirm,
  onAccount,
  onReference,
}: {
  withdrawals: readonly Withdrawal[];
  onDecide: (decision: Decision) => void;
  /** Called to confirm a large payout, as the first of two people. */
  onConfirm: (withdrawal: Withdrawal) => void;
  /** Called to enter the bank account of a request that has none. */
  onAccount: (withdrawal: Withdrawal) => void;
  /** Called to enter the bank reference of a paid withdrawal. */
  onReference: (withdrawal: Withdrawal) => void;
}) {
  const t = useTexts('wallet/admin');
  const mayDecide = usePermission('payouts.decide');
  const columns: Column<Withdrawal>[] = [
    ...useWithdrawalColumns(),
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      cell: (withdrawal) =>
        !mayDecide ? null : withdrawal.status === 'completed' && !withdrawal.meta.reference ? (
          <Button kind="secondary" size="small" onClick={() => onReference(withdrawal)}>
            {t.addReference}
          </Button>
        ) : (
          withdrawal.status === 'pending' && (
            <span className="flex flex-wrap items-center gap-2 lg:justify-end">
              {withdrawal.next?.step === 'account' && (
                <Button size="small" onClick={() => onAccount(withdrawal)}>
                  {t.addAccount}
                </Button>
              )}
              {withdrawal.next?.step === 'confirm' && (
                <Button size="small" onClick={() => onConfirm(withdrawal)}>
                  {t.confirm}
                </Button>
              )}
              {withdrawal.next?.step === 'approve' && (
                <Button size="small" onClick={() => onDecide({ withdrawal, status: 'completed' })}>
                  {t.approve}
                </Button>
              )}
              <Button kind="danger" size="small" onClick={() => onDecide({ withdrawal, status: 'rejected' })}>
                {t.reject}
              </Button>
            </span>
          )
        ),
    },
  ];
  return <AdminTable label={t.title} columns={columns} rows={withdrawals} keyOf={(one) => one.id} />;
}

/** Returns the columns of a withdrawal: whose, state, date, bank account, amount. */
function useWithdrawalColumns(): Column<Withdrawal>[] {
  const t = useTexts('wallet/admin');
  const lang = useLang();
  return [
    {
      key: 'who',
      head: t.columns.who,
      phone: 'title',
      cell: (one) => <AdminTextLink to={`/admin/users/${one.from_user_id}`}>{one.name}</AdminTextLink>,
    },
    {
      key: 'status',
      head: t.columns.status,
      phone: 'aside',
      cell: ({ status, meta }) => (
        <>
          <Badge tone={tones[status]}>{t.status[status]}</Badge>
          {meta.decidedAt && (
            <span className="mt-1 block text-ink-2 max-lg:hidden">
              {fill(t.decided, { when: formatDateTime(meta.decidedAt, lang) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'date',
      head: t.columns.date,
      phone: 'line',
      cell: (one) => (
        <span translate="no" className="text-ink-2">
          {formatDateTime(one.created_at, lang)}
        </span>
      ),
    },
    {
      key: 'account',
      head: t.columns.account,
      phone: 'line',
      cell: ({ meta, status, next, confirmedBy }) => (
        <span className="tabular">
          {meta.holder !== '' && (
            <>
              <span>{meta.holder}</span>
              <br />
              <span>{`${meta.accountNumber} · ${meta.ifsc}`}</span>
            </>
          )}
          {meta.reference && (
            <span className="block text-ink-2">{fill(t.reference, { reference: meta.reference })}</span>
          )}
          {status === 'completed' && !meta.reference && (
            <span className="block font-semibold text-gomed">{t.referenceMissing}</span>
          )}
          {status === 'pending' && <Waiting next={next} confirmedBy={confirmedBy} />}
          {meta.reason && <span className="block break-words text-ink-2">{meta.reason}</span>}
        </span>
      ),
    },
    {
      key: 'amount',
      head: t.columns.amount,
      right: true,
      phone: 'foot',
      cell: (one) => (
        <span translate="no" className="font-semibold max-lg:text-base">
          {formatRupees(one.amount, lang, { paise: true })}
        </span>
      ),
    },
  ];
}

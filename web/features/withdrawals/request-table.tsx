import type { Withdrawal } from '#contract/wallet.ts';
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

/** Requests as a table; on narrow screens each is a card with the same facts. */
export function RequestTable({
  withdrawals,
  onDecide,
}: {
  withdrawals: readonly Withdrawal[];
  onDecide: (decision: Decision) => void;
}) {
  const { columns } = useTexts('withdrawal-requests');
  const head = 'px-3 py-2.5 text-left text-sm font-medium text-ink-2';
  return (
    <table className="w-full border-collapse lg:rounded-tile lg:border lg:border-line lg:bg-surface">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          <th className={head}>{columns.date}</th>
          <th className={head}>{columns.who}</th>
          <th className={`${head} text-right`}>{columns.amount}</th>
          <th className={head}>{columns.account}</th>
          <th className={head}>{columns.status}</th>
          <th className={head}>{columns.act}</th>
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {withdrawals.map((one) => (
          <Row key={one.id} withdrawal={one} onDecide={onDecide} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ withdrawal, onDecide }: { withdrawal: Withdrawal; onDecide: (decision: Decision) => void }) {
  const t = useTexts('withdrawal-requests');
  const lang = useLang();
  const { meta, status } = withdrawal;
  const cell = 'max-lg:block lg:table-cell lg:px-3 lg:py-3 lg:align-top';
  return (
    <tr className="max-lg:grid max-lg:gap-1 max-lg:rounded-tile max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-b lg:border-line lg:last:border-0">
      <td className={`${cell} text-sm text-ink-2`}>{formatDateTime(withdrawal.created_at, lang)}</td>
      <td className={`${cell} font-semibold break-words`}>{withdrawal.name}</td>
      <td className={`${cell} tabular font-semibold lg:text-right`}>
        {formatRupees(withdrawal.amount, lang, { paise: true })}
      </td>
      <td className={`${cell} tabular text-sm`}>
        {meta.holder}
        <br />
        {meta.accountNumber} · {meta.ifsc}
        {meta.reference && (
          <span className="block text-ink-2">{fill(t.reference, { reference: meta.reference })}</span>
        )}
        {meta.reason && <span className="block break-words text-ink-2">{meta.reason}</span>}
      </td>
      <td className={cell}>
        <Badge tone={tones[status]}>{t.status[status]}</Badge>
        {meta.decidedAt && (
          <span className="mt-1 block text-sm text-ink-2">
            {fill(t.decided, { when: formatDateTime(meta.decidedAt, lang) })}
          </span>
        )}
      </td>
      <td className={cell}>
        {status === 'pending' && (
          <span className="flex flex-wrap gap-2 max-lg:mt-2">
            <Button size="small" onClick={() => onDecide({ withdrawal, status: 'completed' })}>
              {t.approve}
            </Button>
            <Button kind="danger" size="small" onClick={() => onDecide({ withdrawal, status: 'rejected' })}>
              {t.reject}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}

import { useState } from 'react';
import type { Transaction } from '#contract/consultations/wallet/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatDate, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Line, linesOf } from './lines.ts';

type Filter = 'all' | 'in' | 'out';
const tones: Record<Transaction['status'], BadgeTone> = {
  initiated: 'warn',
  pending: 'warn',
  completed: 'good',
  rejected: 'info',
  failed: 'bad',
};
const fits = ({ amount, chat }: Line, filter: Filter) =>
  filter === 'all' || (filter === 'in' ? amount > 0 : amount < 0 || chat !== null);

/** Lists the transactions, newest first: a table, or a list on narrow screens. `names` are the chat partners. */
export function Transactions({
  first,
  next,
  names,
  isAstrologer,
}: {
  first: readonly Transaction[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  names: Record<string, string>;
  isAstrologer: boolean;
}) {
  const t = useTexts('wallet');
  const [filter, setFilter] = useState<Filter>('all');
  const [more, setMore] = useState<{ earlier: readonly Transaction[]; next: string | null }>({
    earlier: [],
    next,
  });
  const [loading, setLoading] = useState(false);
  const lines = linesOf([...first, ...more.earlier]);
  const shown = lines.filter((line) => fits(line, filter));

  async function load(before: string): Promise<void> {
    setLoading(true);
    try {
      const page = await api('GET /api/payment/wallet/transactions', { query: { before } });
      setMore(({ earlier }) => ({ earlier: [...earlier, ...page.transactions], next: page.next }));
    } catch (error) {
      toast.problem(messageOf(error, t.moreFailed));
    }
    setLoading(false);
  }

  return (
    <section aria-labelledby="transactions" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="transactions" className="text-h2">
          {t.transactions}
        </h2>
        {lines.length > 0 && (
          <Segmented
            label={t.show}
            value={filter}
            onChange={setFilter}
            choices={(['all', 'in', 'out'] as const).map((value) => ({ value, text: t.filters[value] }))}
          />
        )}
      </div>
      {lines.length === 0 && (
        <EmptyState art="diya" title={t.none.title} text={isAstrologer ? t.noneAstrologer : t.none.text} />
      )}
      {lines.length > 0 && shown.length === 0 && <p className="py-6 text-ink-2">{t.noneShown}</p>}
      {shown.length > 0 && <Table lines={shown} names={names} />}
      {more.next && (
        <Button
          kind="secondary"
          className="mt-4"
          busy={loading}
          onClick={() => more.next && void load(more.next)}
        >
          {t.more}
        </Button>
      )}
    </section>
  );
}

function Table({ lines, names }: { lines: readonly Line[]; names: Record<string, string> }) {
  const { columns } = useTexts('wallet');
  const head = 'px-3 py-2.5 text-sm font-medium text-ink-2 first:pl-0 last:pr-0';
  return (
    <table className="w-full border-collapse">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          <th className={`${head} text-left`}>{columns.date}</th>
          <th className={`${head} text-left`}>{columns.details}</th>
          <th className={`${head} text-right`}>{columns.amount}</th>
          <th className={`${head} text-right max-lg:hidden`}>{columns.balance}</th>
          <th className={`${head} text-left`}>{columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} line={line} name={line.chat ? names[line.chat.id] : undefined} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ line, name }: { line: Line; name: string | undefined }) {
  const t = useTexts('wallet');
  const lang = useLang();
  const counts = line.status === 'completed' || line.status === 'pending';
  const money = (rupees: number) => formatRupees(rupees, lang, { paise: true });
  const sign = line.amount > 0 ? '+' : line.amount < 0 ? '−' : '';
  const words = line.chat ? (name ? fill(t.chatWith, { name }) : t.chat) : line.description;
  const cell = 'sm:table-cell sm:px-3 sm:py-3.5 sm:first:pl-0 sm:last:pr-0';
  return (
    <tr className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 last:border-0 sm:table-row sm:py-0">
      <td translate="no" className={`${cell} order-2 text-sm whitespace-nowrap text-ink-2 sm:text-base`}>
        {formatDate(line.at, lang, { day: 'numeric', month: 'short', year: 'numeric' })}
      </td>
      <td className={`${cell} order-1 font-semibold ${counts ? '' : 'text-ink-2'}`}>
        {line.chat ? (
          <TextLink alone to={`/my-chats/${line.chat.id}`}>
            {words}
          </TextLink>
        ) : (
          <span>{words}</span>
        )}
        {line.chat && (
          <span className="block text-sm font-normal text-ink-2">{`${plural(t.chatMinutes, line.chat.minutes, lang)}${line.chat.refunded ? `, ${t.chatRefunded}` : ''}`}</span>
        )}
        {line.fees && (
          <span className="block text-sm font-normal text-ink-2">
            {fill(t.fees, {
              commission: money(line.fees.commission),
              gst: money(line.fees.gst),
              gateway: money(line.fees.gateway),
            })}
          </span>
        )}
      </td>
      <td
        className={`${cell} tabular order-1 text-right whitespace-nowrap ${counts ? `font-semibold ${line.amount > 0 ? 'text-panna' : ''}` : 'text-ink-3'}`}
      >{`${sign}${money(Math.abs(line.amount))}`}</td>
      <td className={`${cell} tabular text-right whitespace-nowrap text-ink-2 max-lg:hidden!`}>
        {line.balance !== null && money(line.balance)}
      </td>
      <td className={`${cell} order-3 text-right sm:text-left`}>
        {line.status === 'completed' ? (
          <span className="text-sm text-ink-2 sm:text-base">{t.status.completed}</span>
        ) : (
          <Badge tone={tones[line.status]}>{t.status[line.status]}</Badge>
        )}
      </td>
    </tr>
  );
}

import { useState } from 'react';
import { stockLimits } from '#contract/catalog/stock/rules.ts';
import { typedNumber } from '#contract/core/typed.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { controlClass, Input } from '#web/ui/form/input.tsx';
import { type CountedSku, linesOf, useCount, withScanned } from './count-state.ts';
import { ScanForm } from './scan-form.tsx';
import { stockName } from './stock-name.ts';

/** Counts stock with a scanner: scan, compare with what is expected, and apply as one correction with a reason. */
export function CountPanel() {
  const t = useTexts('stock/admin').counting;
  const lang = useLang();
  const [lines, setLines] = useCount();
  const [said, setSaid] = useState('');
  return (
    <>
      <ScanForm
        onFound={(row) =>
          setLines((now) => {
            const next = withScanned(now, row);
            setSaid(fill(t.added, { name: stockName(row, lang), n: next[0]?.counted ?? '' }));
            return next;
          })
        }
      />
      <p aria-live="polite" className="tabular mt-2 min-h-6 text-sm font-semibold text-panna">
        {said}
      </p>
      {lines.length === 0 ? (
        <EmptyState art="diya" title={t.none} text={t.noneText} />
      ) : (
        <>
          <CountTable lines={lines} onChange={setLines} />
          <ApplyCount lines={lines} onEmpty={() => setLines([])} />
        </>
      )}
    </>
  );
}

function CountTable({
  lines,
  onChange,
}: {
  lines: readonly CountedSku[];
  onChange: (lines: readonly CountedSku[]) => void;
}) {
  const t = useTexts('stock/admin').counting;
  const columnNames = useTexts('stock/admin').columns;
  const lang = useLang();
  const columns: Column<CountedSku>[] = [
    {
      key: 'product',
      head: columnNames.product,
      phone: 'title',
      cell: (line) => (
        <>
          <span>{stockName(line, lang)}</span>
          {line.code && (
            <span translate="no" className="block text-xs font-normal text-ink-3">
              {line.code}
            </span>
          )}
        </>
      ),
    },
    { key: 'shelf', head: columnNames.shelf, phone: 'named', cell: ({ shelf }) => shelf || '–' },
    {
      key: 'expected',
      head: t.expected,
      right: true,
      phone: 'named',
      cell: ({ expected }) => formatNumber(expected, lang),
    },
    {
      key: 'counted',
      head: t.counted,
      right: true,
      phone: 'named',
      cell: (line) => (
        <input
          aria-label={fill(t.countedOf, { name: stockName(line, lang) })}
          inputMode="numeric"
          autoComplete="off"
          value={line.counted}
          onChange={(event) =>
            onChange(
              lines.map((one) => (one._id === line._id ? { ...one, counted: event.target.value } : one)),
            )
          }
          className={`${controlClass} tabular min-h-11! w-24! text-right`}
        />
      ),
    },
    {
      key: 'difference',
      head: t.difference,
      right: true,
      phone: 'foot',
      cell: (line) => <Difference line={line} />,
    },
    {
      key: 'remove',
      head: columnNames.act,
      right: true,
      phone: 'act',
      cell: (line) => (
        <Button
          kind="ghost"
          size="small"
          aria-label={fill(t.removeOf, { name: stockName(line, lang) })}
          onClick={() => onChange(lines.filter((one) => one._id !== line._id))}
        >
          {t.remove}
        </Button>
      ),
    },
  ];
  return <AdminTable label={t.label} columns={columns} rows={lines} keyOf={({ _id }) => _id} />;
}

function Difference({ line: { expected, counted } }: { line: CountedSku }) {
  const t = useTexts('stock/admin').counting;
  const n = typedNumber(counted, 0) - expected;
  if (Number.isNaN(n)) return <>–</>;
  if (n === 0) return <span className="text-panna">{t.right}</span>;
  const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' }).format(n);
  return <strong className="text-moonga">{signed}</strong>;
}

function ApplyCount({ lines, onEmpty }: { lines: readonly CountedSku[]; onEmpty: () => void }) {
  const t = useTexts('stock/admin').counting;
  const shared = useTexts('stock/admin').sheet;
  const lang = useLang();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { save, busy, problem, setProblem } = useSave(
    async (counted: NonNullable<ReturnType<typeof linesOf>>) => {
      const { changed } = await api('POST /api/admin/stock/counts', { body: { reason, lines: counted } });
      toast.good(plural(t.done, changed, lang));
      onEmpty();
    },
    { onError: (error) => messageOf(error, t.applyFailed) },
  );
  const ready = linesOf(lines);
  const differences = (ready ?? []).filter(({ expected, counted }) => expected !== counted).length;
  return (
    <form
      method="post"
      noValidate
      className="mt-6 grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) setProblem(t.wrong);
        else if (reason.trim() === '') setProblem(shared.reasonMissing);
        else void save(ready);
      }}
    >
      <p aria-live="polite" className="font-semibold">
        {plural(t.differences, differences, lang)}
      </p>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.reason} hint={t.reasonHint}>
        <Input
          value={reason}
          maxLength={stockLimits.reason}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText={t.applying}>
          {t.apply}
        </Button>
        <Button kind="secondary" disabled={busy} onClick={() => setAsked(true)}>
          {t.discard}
        </Button>
      </div>
      <DiscardDialog open={asked} onClose={() => setAsked(false)} onDiscard={onEmpty} />
    </form>
  );
}

function DiscardDialog({
  open,
  onClose,
  onDiscard,
}: {
  open: boolean;
  onClose: () => void;
  onDiscard: () => void;
}) {
  const t = useTexts('stock/admin').counting;
  const { keep } = useTexts('admin');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.discardTitle}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="danger" onClick={onDiscard}>
            {t.discard}
          </Button>
        </>
      }
    >
      {t.discardText}
    </Dialog>
  );
}

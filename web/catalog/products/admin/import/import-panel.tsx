import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { ImportBadge } from './import-badge.tsx';

/** Shows one import: progress, errors by row, and what it will change or has changed. */
export function ImportPanel({
  shown,
  onChanged,
}: {
  shown: ProductImport;
  onChanged: (now: ProductImport) => void;
}) {
  const t = useTexts('products/import');
  const lang = useLang();
  return (
    <Card>
      <section aria-labelledby="this-import" className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 id="this-import" className="text-h3 break-words">
              {shown.fileName}
            </h2>
            <p className="text-sm text-ink-2">
              {fill(t.by, { name: shown.by, when: formatDateTime(shown.createdAt, lang) })}
            </p>
          </div>
          <ImportBadge shown={shown} />
        </div>
        <State shown={shown} onChanged={onChanged} />
        {shown.problems.length > 0 && <Problems shown={shown} />}
        {shown.summary && shown.problemCount === 0 && <Summary summary={shown.summary} />}
      </section>
    </Card>
  );
}

function State({ shown, onChanged }: { shown: ProductImport; onChanged: (now: ProductImport) => void }) {
  const t = useTexts('products/import');
  const lang = useLang();
  const number = (n: number) => formatNumber(n, lang);
  const { status, rows, done, problemCount, summary } = shown;

  const { save: apply, busy } = useSave(
    async () =>
      onChanged(await api('POST /api/admin/product-imports/{id}/apply', { params: { id: shown._id } })),
    { onError: (error) => toast.problem(messageOf(error, t.applyFailed)) },
  );

  if (status === 'checking')
    return (
      <Waiting text={t.checking}>
        <progress aria-label={t.checking} className="h-2 w-full accent-(--nr-manik)" />
      </Waiting>
    );
  if (status === 'applying') {
    const words = fill(t.progress, { done: number(done), total: number(rows) });
    return (
      <Waiting text={t.importing}>
        <progress
          max={Math.max(1, rows)}
          value={done}
          aria-label={t.importing}
          className="h-2 w-full accent-(--nr-manik)"
        />
        <p className="tabular text-sm text-ink-2">{words}</p>
      </Waiting>
    );
  }
  if (status === 'done') return <Banner tone="good">{t.done}</Banner>;
  const partly = done > 0 ? fill(t.partly, { done: number(done), total: number(rows) }) : null;
  if (problemCount > 0)
    return <Banner tone="bad">{`${plural(t.badRows, problemCount, lang)} ${partly ?? t.untouched}`}</Banner>;
  const changes = summary
    ? summary.products.added + summary.products.changed + summary.skus.added + summary.skus.changed
    : 0;
  return (
    <Banner
      tone={changes > 0 ? 'good' : 'info'}
      action={
        changes > 0 && (
          <Button size="small" busy={busy} busyText={t.applying} onClick={() => void apply()}>
            {t.apply}
          </Button>
        )
      }
    >{`${changes > 0 ? fill(t.good, { n: number(rows) }) : t.nothing} ${partly ?? ''}`}</Banner>
  );
}

function Waiting({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="font-medium">
        {text}
      </p>
      {children}
    </div>
  );
}

function Summary({ summary }: { summary: NonNullable<ProductImport['summary']> }) {
  const t = useTexts('products/import');
  const lang = useLang();
  const kinds = ['added', 'changed', 'unchanged'] as const;
  return (
    <table className="w-full max-w-140 border-collapse text-sm">
      <caption className="mb-1 text-left font-semibold">{t.summary}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          <td />
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="py-1.5 text-right font-normal">
              {t[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['products', 'skus'] as const).map((what) => (
          <tr key={what} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-medium">
              {t[what]}
            </th>
            {kinds.map((kind) => (
              <td key={kind} className="tabular py-2 text-right">
                {formatNumber(summary[what][kind], lang)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Problems({ shown: { problems, problemCount } }: { shown: ProductImport }) {
  const t = useTexts('products/import');
  const lang = useLang();
  const head = 'border-b border-line py-1.5 pr-3 text-left text-xs font-normal text-ink-2';
  return (
    <div>
      {problemCount > problems.length && (
        <p className="mb-2 text-sm text-ink-2">
          {fill(t.firstOnes, { n: formatNumber(problems.length, lang) })}
        </p>
      )}
      <table aria-label={t.bad} className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t.row}
            </th>
            <th scope="col" className={head}>
              {t.column}
            </th>
            <th scope="col" className={head}>
              {t.reason}
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, reason }) => (
            <tr key={`${row} ${column} ${reason}`} className="border-b border-line align-top">
              <td className="tabular py-2 pr-3 font-semibold whitespace-nowrap">
                {row > 0 ? formatNumber(row, lang) : t.wholeFile}
              </td>
              <td className="py-2 pr-3 break-all">{column}</td>
              <td className="py-2 break-words">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

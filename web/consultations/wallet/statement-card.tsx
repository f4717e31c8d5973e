import { useState } from 'react';
import { saveFile } from '#web/api/save-file.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';

/** Offers a month's statement to download; `months` are `YYYY-MM`, newest first. */
export function StatementCard({ months }: { months: readonly string[] }) {
  const t = useTexts('wallet').statement;
  const lang = useLang();
  const [month, setMonth] = useState(months[0] ?? '');
  const [saving, setSaving] = useState<'pdf' | 'csv' | null>(null);

  async function save(kind: 'pdf' | 'csv'): Promise<void> {
    if (saving) return;
    setSaving(kind);
    const address = `/api/payment/wallet/statement${kind === 'pdf' ? '/pdf' : ''}?month=${month}`;
    const accept = kind === 'pdf' ? 'application/pdf' : 'text/csv';
    await saveFile(address, { accept, lang, otherwise: `wallet-${month}.${kind}` }).catch(() =>
      toast.problem(t.failed),
    );
    setSaving(null);
  }
  return (
    <section
      aria-labelledby="statement"
      className="self-start rounded-tile border border-line bg-surface p-5"
    >
      <h2 id="statement" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t.text}</p>
      <Field label={t.month} className="mt-4">
        <Select value={month} onChange={(event) => setMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatDate(`${one}-15`, lang, { month: 'long', year: 'numeric' })}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            kind="secondary"
            size="small"
            busy={saving === kind}
            busyText={t.saving}
            onClick={() => void save(kind)}
          >
            {t[kind]}
          </Button>
        ))}
      </div>
    </section>
  );
}

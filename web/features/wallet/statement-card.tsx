import { useState } from 'react';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';

/** A month's statement as a file; `months` are `YYYY-MM`, newest first. Plain links: the browser shows the download. */
export function StatementCard({ months }: { months: readonly string[] }) {
  const t = useTexts('wallet').statement;
  const lang = useLang();
  const [month, setMonth] = useState(months[0] ?? '');
  const query = `month=${month}`;
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
        <a
          href={`/api/payment/wallet/statement/pdf?${query}`}
          download
          className={buttonClass({ kind: 'secondary', size: 'small' })}
        >
          {t.pdf}
        </a>
        <a
          href={`/api/payment/wallet/statement?${query}`}
          download
          className={buttonClass({ kind: 'secondary', size: 'small' })}
        >
          {t.csv}
        </a>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { indiaDay } from '#contract/core/india-time.ts';
import { namedPeriod } from '#contract/office/sales/rules.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/**
 * Saves all invoices and credit notes of days as a file for the accountant. It offers the days of the list's filter, or
 * else the last month. Render it only while it is open.
 */
export function RegisterDialog({
  from,
  to,
  onClose,
}: {
  from: string | undefined;
  to: string | undefined;
  onClose: () => void;
}) {
  const { register: t } = useTexts('orders/bulk');
  const { exportFailed } = useTexts('orders/admin');
  const [days, setDays] = useState(() => {
    const lastMonth = namedPeriod('monthBefore', indiaDay(new Date()));
    return from && to ? { from, to } : lastMonth;
  });
  const { save, busy, problem } = useSave(
    () =>
      saveFile(`/api/admin/invoices/export?${new URLSearchParams({ from: days.from, to: days.to })}`, {
        accept: 'text/csv',
        otherwise: 'gst.csv',
      }),
    { onError: (error) => messageOf(error, exportFailed), onSaved: onClose },
  );
  return (
    <FormDialog
      title={t.title}
      intro={<p>{t.intro}</p>}
      confirm={t.save}
      busyText={t.saving}
      cancel={t.cancel}
      busy={busy}
      browserChecks
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={t.from}
          required
          max={days.to}
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <DateField
          label={t.to}
          required
          min={days.from}
          value={days.to}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
      </div>
    </FormDialog>
  );
}

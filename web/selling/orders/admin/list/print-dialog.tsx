import { useEffect, useState } from 'react';
import type { ChosenOrder } from '#contract/selling/orders/bulk.ts';
import { type OrderPapers, printedOrders } from '#contract/selling/orders/rules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatList, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Choice } from '#web/ui/form/choice.tsx';

/** Prints the papers of the ticked orders as one PDF: slips, labels or invoices. Render it only while it is open. */
export function PrintDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const t = useTexts('orders/bulk').print;
  const lang = useLang();
  const mayPack = usePermission('orders.pack');
  const choices: readonly OrderPapers[] = mayPack ? ['slips', 'labels', 'invoices'] : ['invoices'];
  const [papers, setPapers] = useState<OrderPapers>(choices[0] ?? 'invoices');
  const [size, setSize] = useState<'a4' | 'a6'>('a4');
  const [notes, setNotes] = useState(false);
  const tooMany = ids.length > printedOrders;
  const { save, busy, problem } = useSave(
    async () => {
      const query = new URLSearchParams({ papers, orders: ids.join(',') });
      if (papers === 'labels') query.set('size', size);
      if (papers === 'slips' && notes) query.set('notes', 'yes');
      const address = `/api/admin/orders/papers?${query}`;
      await saveFile(address, { accept: 'application/pdf', otherwise: `${papers}.pdf`, lang });
      onClose();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      title={plural(t.title, ids.length, lang)}
      confirm={t.confirm}
      busyText={t.busy}
      busy={busy}
      disabled={tooMany}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      {tooMany && <Banner tone="warn">{fill(t.tooMany, { n: formatNumber(printedOrders, lang) })}</Banner>}
      <fieldset>
        <legend className="text-sm font-semibold">{t.what}</legend>
        {choices.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="papers"
            checked={papers === one}
            onChange={() => setPapers(one)}
          >
            {t[one]}
          </Choice>
        ))}
      </fieldset>
      {papers === 'labels' && (
        <fieldset>
          <legend className="text-sm font-semibold">{t.size}</legend>
          {(['a4', 'a6'] as const).map((one) => (
            <Choice key={one} type="radio" name="size" checked={size === one} onChange={() => setSize(one)}>
              {t[one]}
            </Choice>
          ))}
        </fieldset>
      )}
      {papers === 'slips' && (
        <div>
          <Choice type="checkbox" checked={notes} onChange={(event) => setNotes(event.target.checked)}>
            {t.notes}
          </Choice>
          <p className="text-sm text-ink-2">{t.notesHint}</p>
        </div>
      )}
      {papers === 'invoices' && <WithoutInvoice ids={ids} />}
    </FormDialog>
  );
}

/** Names the orders that have no invoice yet, at most ten of them. */
function WithoutInvoice({ ids }: { ids: readonly string[] }) {
  const t = useTexts('orders/bulk').print;
  const lang = useLang();
  const [without, setWithout] = useState<ChosenOrder[]>([]);
  const asked = ids.join(',');
  useEffect(() => {
    let gone = false;
    // Only a note: the file says the same when it cannot be loaded.
    api('POST /api/admin/orders/chosen', { body: { orders: asked.split(',') } }).then(
      ({ orders }) => gone || setWithout(orders.filter(({ invoiced }) => !invoiced)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  if (without.length === 0) return null;
  const numbers = without.slice(0, 10).map(({ orderNumber }) => orderNumber);
  const shown = formatList(without.length > 10 ? [...numbers, '…'] : numbers, lang);
  return <Banner tone="warn">{fill(t.noInvoice, { n: without.length, numbers: shown }, lang)}</Banner>;
}

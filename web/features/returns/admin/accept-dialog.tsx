import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminReturn } from '#contract/returns/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { exactRupees, policyAmount, returnName } from '../return-words.ts';

/** Accepts a return: refund or credit, and whether the items go back into stock. Render it only while it is open. */
export function AcceptDialog({ returned, onClose }: { returned: AdminReturn; onClose: () => void }) {
  const t = useTexts('returns').admin;
  const { keep } = useTexts('admin');
  const lang = useLang();
  const form = useId();
  const { revalidate } = useRevalidator();
  const [as, setAs] = useState(returned.remedy);
  const [restock, setRestock] = useState(returned.remedy === 'credit');
  const [reference, setReference] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const amount = exactRupees(policyAmount(returned), lang);
  const byHand = as === 'refund' && returned.money === 'by_hand';
  const unpaid = returned.money === 'unpaid';
  const close = () => busy || onClose();

  async function accept() {
    if (busy || unpaid) return;
    if (byHand && reference.trim() === '') return setMissing(true);
    setBusy(true);
    setProblem('');
    try {
      const { message } = await api('POST /api/admin/returns/{id}/accept', {
        params: { id: returned._id },
        body: {
          as,
          restock,
          ...(text.trim() && { text: text.trim() }),
          ...(byHand && { reference: reference.trim() }),
        },
      });
      toast.good(message);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t.failed));
      setBusy(false);
    }
    await revalidate();
  }

  const ways = returned.remedy === 'refund' ? (['refund', 'credit'] as const) : (['credit'] as const);
  const words = {
    refund: fill(returned.money === 'by_hand' ? t.asByHand : t.asRefund, { amount }),
    credit: fill(t.asCredit, { amount }),
  };
  return (
    <Dialog
      open
      onClose={close}
      title={fill(t.acceptTitle, { name: returnName(returned, lang) })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={close}>
            {keep}
          </Button>
          <Button type="submit" form={form} disabled={unpaid} busy={busy} busyText={t.accepting}>
            {t.accept}
          </Button>
        </>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="mt-2 grid gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          void accept();
        }}
      >
        {(problem || unpaid) && <Banner tone={unpaid ? 'warn' : 'bad'}>{unpaid ? t.unpaid : problem}</Banner>}
        <fieldset>
          <legend className="text-sm font-medium">{t.how}</legend>
          {ways.map((way) => (
            <Choice key={way} type="radio" name="as" checked={as === way} onChange={() => setAs(way)}>
              {words[way]}
            </Choice>
          ))}
        </fieldset>
        {byHand && (
          <Field label={t.reference} {...(missing && { error: t.referenceMissing })}>
            <Input
              maxLength={60}
              autoComplete="off"
              value={reference}
              onChange={(event) => {
                setReference(event.target.value);
                setMissing(false);
              }}
            />
          </Field>
        )}
        {returned.reason !== 'missing' && (
          <Choice type="checkbox" checked={restock} onChange={(event) => setRestock(event.target.checked)}>
            {t.restock}
          </Choice>
        )}
        <Field label={t.answer} hint={t.answerHint}>
          <Textarea rows={2} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

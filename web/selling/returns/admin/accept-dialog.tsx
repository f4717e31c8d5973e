import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { typedNumber } from '#contract/core/typed.ts';
import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';
import { exactRupees, policyAmount, returnName } from '../return-words.ts';

/** Pays a return: refund or credit, how much, and whether the items go back into stock. Render it only while it is open. */
export function AcceptDialog({ returned, onClose }: { returned: AdminReturn; onClose: () => void }) {
  const t = useTexts('returns').admin;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [as, setAs] = useState(returned.remedy);
  const [restock, setRestock] = useState(returned.remedy === 'credit');
  const most = policyAmount(returned);
  const [amount, setAmount] = useState(String(most));
  const [tried, setTried] = useState(false);
  const [reference, setReference] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const byHand = as === 'refund' && returned.money === 'by_hand';
  const unpaid = returned.money === 'unpaid';
  const typed = typedNumber(amount, 2);
  const amountFits = typed > 0 && typed <= most;
  const early = ['agreed', 'sent', 'arrived'].includes(returned.step);
  const whole = exactRupees(most, lang);

  const { save, busy, problem } = useSave(
    () =>
      api('POST /api/admin/returns/{id}/accept', {
        params: { id: returned._id },
        body: {
          as,
          restock: restock && !returned.inspection,
          amount: typed,
          ...(text.trim() && { text: text.trim() }),
          ...(byHand && { reference: reference.trim() }),
        },
      }),
    {
      onError: (error) => messageOf(error, t.failed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        onClose();
      },
    },
  );
  function accept(): void {
    setTried(true);
    if (unpaid || !amountFits) return;
    if (byHand && reference.trim() === '') setMissing(true);
    else void save();
  }

  return (
    <FormDialog
      title={fill(t.acceptTitle, { name: returnName(returned, lang) })}
      confirm={t.accept}
      busyText={t.accepting}
      busy={busy}
      disabled={unpaid}
      onClose={onClose}
      onSubmit={accept}
    >
      {(problem || unpaid) && <Banner tone={unpaid ? 'warn' : 'bad'}>{unpaid ? t.unpaid : problem}</Banner>}
      {early && <Banner tone="warn">{t.notChecked}</Banner>}
      <Remedy returned={returned} amount={amountFits ? typed : most} value={as} onChange={setAs} />
      <Field
        label={t.amount}
        hint={fill(t.amountHint, {
          amount: whole,
          paid: exactRupees(returned.paid, lang),
          fee: exactRupees(returned.fee, lang),
        })}
        {...(tried && !amountFits && { error: fill(t.amountWrong, { amount: whole }) })}
      >
        <RupeeInput
          inputMode="decimal"
          maxLength={14}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </Field>
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
      {returned.reason !== 'missing' && !returned.inspection && (
        <Choice type="checkbox" checked={restock} onChange={(event) => setRestock(event.target.checked)}>
          {t.restock}
        </Choice>
      )}
      <Field label={t.answer} hint={t.answerHint}>
        <Textarea rows={2} maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

type RemedyKind = AdminReturn['remedy'];

/** Chooses between a refund and a credit, as far as the policy allows both. */
function Remedy({
  returned,
  amount: rupees,
  value,
  onChange,
}: {
  returned: AdminReturn;
  /** Rupees. */
  amount: number;
  value: RemedyKind;
  onChange: (remedy: RemedyKind) => void;
}) {
  const t = useTexts('returns').admin;
  const amount = exactRupees(rupees, useLang());
  const remedies = returned.remedy === 'refund' ? (['refund', 'credit'] as const) : (['credit'] as const);
  const words = {
    refund: fill(returned.money === 'by_hand' ? t.asByHand : t.asRefund, { amount }),
    credit: fill(t.asCredit, { amount }),
  };
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.how}</legend>
      {remedies.map((remedy) => (
        <Choice
          key={remedy}
          type="radio"
          name="as"
          checked={value === remedy}
          onChange={() => onChange(remedy)}
        >
          {words[remedy]}
        </Choice>
      ))}
    </fieldset>
  );
}

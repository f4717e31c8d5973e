import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { isAccountHolder, isAccountNumber, isIfsc } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { tidyDigits } from '#contract/core/typed.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { showDocument } from '#web/consultations/astrologers/shared/show-document.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

type Typed = { holder: string; number: string; again: string; ifsc: string };

// Passbooks print the number in groups.
const ifscOf = (typed: string): string => typed.trim().toUpperCase();

/**
 * Takes the bank account of an astrologer who has entered none, from their bank document. The number is typed twice,
 * because money sent to a wrong account is lost.
 */
export function AccountDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTexts('wallet/admin');
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { register, formState } = form;
  const { errors } = formState;
  const { save, busy, problem } = useSave(
    ({ holder, number, ifsc }: Typed) =>
      api('PUT /api/payment/admin/withdrawals/{id}/account', {
        params: { id: withdrawal.id },
        body: { holder: holder.trim(), accountNumber: tidyDigits(number), ifsc: ifscOf(ifsc) },
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
  return (
    <FormDialog
      title={fill(t.account.title, { name: withdrawal.name })}
      intro={<p>{t.account.text}</p>}
      confirm={t.account.save}
      busyText={t.account.saving}
      busy={busy}
      onClose={onClose}
      onSubmit={submitFilled(form, save)}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <BankDocument astrologerId={withdrawal.from_user_id} name={withdrawal.name} />
      <Field label={t.account.holder} error={errors.holder?.message}>
        <Input
          {...register('holder', {
            validate: (typed) => isAccountHolder(typed.trim()) || t.account.holderWrong,
          })}
          autoComplete="off"
          maxLength={100}
        />
      </Field>
      <Field label={t.account.number} error={errors.number?.message}>
        <Input
          {...register('number', {
            validate: (typed) => isAccountNumber(tidyDigits(typed)) || t.account.numberWrong,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          className="tabular"
        />
      </Field>
      <Field label={t.account.again} error={errors.again?.message}>
        <Input
          {...register('again', {
            validate: (again, { number }) => tidyDigits(again) === tidyDigits(number) || t.account.numberSame,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          className="tabular"
        />
      </Field>
      <Field label={t.account.ifsc} error={errors.ifsc?.message}>
        <Input
          {...register('ifsc', { validate: (typed) => isIfsc(ifscOf(typed)) || t.account.ifscWrong })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          className="tabular uppercase"
        />
      </Field>
    </FormDialog>
  );
}

/** Shows the bank document once it is asked for. The view is recorded, and the server asks for it. */
function BankDocument({ astrologerId, name }: { astrologerId: string; name: string }) {
  const t = useTexts('wallet/admin');
  const [picture, setPicture] = useState('');
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);
  const { save, busy, problem } = useSave(() => showDocument(astrologerId, 'bank', t.account.reason), {
    onError: (error) => messageOf(error, t.account.viewFailed),
    onSaved: setPicture,
  });
  if (picture)
    return (
      <img
        src={picture}
        alt={fill(t.account.picture, { name })}
        className="max-h-80 w-full rounded-tile bg-tile object-contain"
      />
    );
  return (
    <div className="grid gap-2">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          busyText={t.account.opening}
          onClick={() => void save()}
        >
          {t.account.open}
        </Button>
      </div>
    </div>
  );
}

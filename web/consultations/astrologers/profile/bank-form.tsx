import { type UseFormReturn, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { isAccountHolder, isAccountNumber, isIfsc } from '#contract/consultations/astrologers/kyc-rules.ts';
import { tidyDigits } from '#contract/core/typed.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

type Typed = {
  holder: string;
  number: string;
  again: string;
  ifsc: string;
  bankName: string;
  password: string;
};

// Passbooks print the number in groups.
const ifscOf = (typed: string): string => typed.trim().toUpperCase();

/**
 * Sets the payout account. The number is typed twice, because money sent to a wrong account is lost. Needs
 * the texts `accounts/auth` too.
 */
export function BankForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTexts('astrologers').bank;
  const { show, hide } = useTexts('accounts/auth');
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { register, formState, setError } = form;
  const { errors } = formState;

  const { save, busy, problem } = useSave(
    async (typed: Typed) => {
      const { message } = await api('PUT /api/astrologers/bank-details', {
        body: {
          holder: typed.holder.trim(),
          accountNumber: tidyDigits(typed.number),
          ifsc: ifscOf(typed.ifsc),
          bankName: typed.bankName.trim(),
          password: typed.password,
        },
      });
      toast.good(message);
      await revalidate();
      onDone();
    },
    {
      onError(error) {
        const message = messageOf(error, t.failed);
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setError('password', { message }, { shouldFocus: true });
        return message;
      },
    },
  );

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="mt-4 grid gap-4.5">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <AccountFields form={form} />
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={t.password} hint={t.passwordHint} error={errors.password?.message}>
        <PasswordInput
          {...register('password', { required: t.passwordMissing })}
          show={show}
          hide={hide}
          autoComplete="current-password"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The fields of the bank account. */
function AccountFields({ form: { register, formState } }: { form: UseFormReturn<Typed> }) {
  const t = useTexts('astrologers').bank;
  const { errors } = formState;
  return (
    <>
      <Field label={t.holder} error={errors.holder?.message}>
        <Input
          {...register('holder', { validate: (typed) => isAccountHolder(typed.trim()) || t.holderWrong })}
          autoComplete="name"
          maxLength={100}
        />
      </Field>
      <Field label={t.number} error={errors.number?.message}>
        <Input
          {...register('number', {
            validate: (typed) => isAccountNumber(tidyDigits(typed)) || t.numberWrong,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          className="tabular"
        />
      </Field>
      <Field label={t.numberAgain} error={errors.again?.message}>
        <Input
          {...register('again', {
            validate: (again, { number }) => tidyDigits(again) === tidyDigits(number) || t.numberSame,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          className="tabular"
        />
      </Field>
      <Field label={t.ifsc} hint={t.ifscHint} error={errors.ifsc?.message}>
        <Input
          {...register('ifsc', { validate: (typed) => isIfsc(ifscOf(typed)) || t.ifscWrong })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          className="tabular uppercase"
        />
      </Field>
      <Field label={t.bankName} error={errors.bankName?.message}>
        <Input
          {...register('bankName', { validate: (typed) => typed.trim().length >= 2 || t.bankMissing })}
          autoComplete="off"
          maxLength={80}
        />
      </Field>
    </>
  );
}

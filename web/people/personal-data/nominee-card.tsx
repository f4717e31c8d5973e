import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { nameProblem } from '#contract/core/person-names.ts';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import { isEmail, isPhone } from '#contract/people/accounts/person-rules.ts';
import type { Nominee } from '#contract/people/personal-data/nominee.ts';
import {
  type NomineeRelation,
  nomineeNameMax,
  nomineeRelations,
} from '#contract/people/personal-data/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

type Typed = { name: string; relation: NomineeRelation | ''; email: string; phone: string; password: string };
type Props = { nominee: Nominee | null; hasPassword: boolean };

/** Says what a nominee may do, shows the one who is named, and names, replaces or removes them. */
export function NomineeCard({ nominee, hasPassword }: Props) {
  const t = useTexts('personal-data').nominee;
  const [open, setOpen] = useState(nominee === null);
  return (
    <Card>
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1.5 text-ink-2">{t.text}</p>
      <p className="mt-1.5 text-sm text-ink-3">{t.law}</p>
      {nominee && <Named nominee={nominee} />}
      {open ? (
        <NomineeForm nominee={nominee} hasPassword={hasPassword} />
      ) : (
        <Button kind="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {t.change}
        </Button>
      )}
    </Card>
  );
}

function Named({ nominee: { name, relation, email, phone, namedAt } }: { nominee: Nominee }) {
  const t = useTexts('personal-data').nominee;
  const lang = useLang();
  return (
    <div className="mt-4 rounded-[.75rem] border border-line px-4 py-3">
      <p translate="no" className="font-medium break-words">
        {name}
      </p>
      <p className="text-sm text-ink-2">
        {fill(t.now, { relation: t.relations[relation], date: formatDate(namedAt, lang) })}
      </p>
      {[email, phone].map(
        (contact) =>
          contact && (
            <p key={contact} translate="no" className="tabular text-sm break-all text-ink-2">
              {contact}
            </p>
          ),
      )}
    </div>
  );
}

/** Returns the problem of each field of the form, or true. */
const rulesOf = ({ nominee: t }: Messages['personal-data'], auth: Messages['accounts/auth']['signUp']) => ({
  name(value: string) {
    if (value.trim() === '') return t.nameMissing;
    const problem = nameProblem(value.trim());
    return problem === null || { name_unfit: auth.nameUnfit, name_script: auth.nameScript }[problem];
  },
  email: (value: string, { phone }: Typed) =>
    value.trim() === ''
      ? phone.trim() !== '' || t.contactMissing
      : isEmail(tidyEmail(value)) || auth.emailWrong,
  phone: (value: string) => value.trim() === '' || isPhone(tidyPhone(value)) || auth.phoneWrong,
});

function NomineeForm({ nominee, hasPassword }: Props) {
  const texts = useTexts('personal-data');
  const { nominee: t, erase } = texts;
  const { show, hide, signUp } = useTexts('accounts/auth');
  const rules = rulesOf(texts, signUp);
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({
    defaultValues: { name: '', relation: '', email: '', phone: '', password: '' },
  });
  const { register, formState, setError } = form;
  const { errors } = formState;

  function onError(error: unknown) {
    const message = messageOf(error, t.failed);
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'wrong_password') return setError('password', { message }, { shouldFocus: true });
    if (code === 'nominee_yourself') return setError('email', { message }, { shouldFocus: true });
    return message;
  }
  const proof = (password: string) => (hasPassword ? { password } : {});
  const { save, busy, problem } = useSave(
    async ({ password, relation, ...typed }: Typed) => {
      if (relation === '') return;
      const body = { ...typed, relation, ...proof(password) };
      toast.good((await api('PUT /api/account/nominee', { body })).message);
      await revalidate();
    },
    { onError },
  );
  const removal = useSave(
    async (password: string) => {
      toast.good((await api('POST /api/account/nominee/remove', { body: proof(password) })).message);
      await revalidate();
    },
    { onError },
  );

  async function remove() {
    if (await form.trigger('password', { shouldFocus: true })) await removal.save(form.getValues('password'));
  }

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="mt-4 grid max-w-100 gap-4">
      {(problem || removal.problem) && <Banner tone="bad">{problem || removal.problem}</Banner>}
      <Field label={t.name} error={errors.name?.message}>
        <Input
          {...register('name', { validate: rules.name })}
          maxLength={nomineeNameMax}
          autoComplete="off"
        />
      </Field>
      <Field label={t.relation} error={errors.relation?.message}>
        <Select {...register('relation', { required: t.relationMissing })}>
          <option value="" />
          {nomineeRelations.map((relation) => (
            <option key={relation} value={relation}>
              {t.relations[relation]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.email} hint={t.contactHint} error={errors.email?.message}>
        <Input
          {...register('email', { validate: rules.email })}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t.phone} error={errors.phone?.message}>
        <Input {...register('phone', { validate: rules.phone })} type="tel" autoComplete="off" />
      </Field>
      {hasPassword ? (
        <Field label={t.password} error={errors.password?.message}>
          <PasswordInput
            {...register('password', { required: erase.passwordMissing })}
            show={show}
            hide={hide}
            autoComplete="current-password"
          />
        </Field>
      ) : (
        <p className="text-ink-2">{erase.noPassword}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" type="submit" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
        {nominee && (
          <Button kind="ghost" busy={removal.busy} busyText={t.removing} onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

import { type UseFormReturn, useForm } from 'react-hook-form';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import {
  isEmail,
  isPhone,
  messageLength,
  type TicketTopic,
  ticketTopics,
} from '#contract/office/tickets/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select, Textarea } from '#web/ui/form/input.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';

type Typed = {
  name: string;
  email: string;
  phone: string;
  topic: TicketTopic;
  orderNumber: string;
  message: string;
  website: string;
};

/** A sent message: its ticket number, and the address of the confirmation. */
export type Sent = { number: string; email: string };

/** Sends a message to the shop. The input stays when sending fails. */
export function ContactForm({ topic, onSent }: { topic: TicketTopic; onSent: (sent: Sent) => void }) {
  const t = useTexts('tickets/contact').form;
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { topic } });
  const { register, watch } = form;
  const { errors } = form.formState;
  const chosen = watch('topic');

  const {
    save: send,
    busy,
    problem,
  } = useSave(
    async (typed: Typed) => {
      const body = { ...typed, phone: tidyPhone(typed.phone ?? '') };
      const { number } = await api('POST /api/contact', { body });
      onSent({ number, email: typed.email.trim() });
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, send)} className="grid gap-4.5">
      <h2 className="text-h2">{t.title}</h2>
      <ReachFields form={form} />
      <Field label={t.about}>
        <Select {...register('topic')}>
          {ticketTopics.map((one) => (
            <option key={one} value={one}>
              {t.topics[one]}
            </option>
          ))}
        </Select>
      </Field>
      {(chosen === 'order' || chosen === 'payment' || chosen === 'complaint') && (
        <Field label={t.order} hint={t.orderHint}>
          <Input {...register('orderNumber')} maxLength={40} autoComplete="off" autoCapitalize="characters" />
        </Field>
      )}
      <Field label={t.message} error={errors.message?.message}>
        <Textarea
          {...register('message', {
            validate: (typed) => (typed ?? '').trim().length >= messageLength.min || t.messageMissing,
          })}
          maxLength={messageLength.max}
          rows={5}
        />
      </Field>
      {/* A honeypot: people neither see nor reach it, bots fill it in. */}
      <div hidden>
        <label>
          {t.trap}
          <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button type="submit" size="large" wide busy={busy} busyText={t.sending}>
        {t.send}
      </Button>
      <p className="text-sm text-ink-2">
        <LinkedText text={t.notice} />
      </p>
    </form>
  );
}

/** The name, the e-mail address and the phone number of the sender. */
function ReachFields({ form: { register, formState } }: { form: UseFormReturn<Typed> }) {
  const t = useTexts('tickets/contact').form;
  const { errors } = formState;
  return (
    <>
      <Field label={t.name} error={errors.name?.message}>
        <Input
          {...register('name', { validate: (typed) => Boolean(typed?.trim()) || t.nameMissing })}
          autoComplete="name"
          maxLength={100}
        />
      </Field>
      <Field label={t.email} error={errors.email?.message}>
        <Input
          {...register('email', {
            validate: (typed) =>
              !typed?.trim() ? t.emailMissing : isEmail(tidyEmail(typed)) || t.emailWrong,
          })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t.phone} error={errors.phone?.message}>
        <Input
          {...register('phone', {
            validate: (typed) => !typed?.trim() || isPhone(tidyPhone(typed)) || t.phoneWrong,
          })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Field>
    </>
  );
}

import { useState } from 'react';
import { nameLength } from '#contract/core/person-names.ts';
import { tidyPhone } from '#contract/core/typed.ts';
import type { HandBuyer } from '#contract/selling/orders/by-hand.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

const empty = { firstName: '', lastName: '', email: '', phone: '' };

/** Opens an account for a buyer. Render it only while it is open. */
export function NewBuyerDialog({
  onClose,
  onOpened,
}: {
  onClose: () => void;
  onOpened: (buyer: HandBuyer) => void;
}) {
  const t = useTexts('orders/by-hand').buyer.dialog;
  const [typed, setTyped] = useState(empty);
  const { save, busy, problem, setProblem } = useSave(
    async () => {
      const { message, buyer } = await api('POST /api/admin/order-buyers', {
        body: { ...typed, phone: tidyPhone(typed.phone) },
      });
      toast.good(message);
      onOpened(buyer);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const missing = [typed.firstName, typed.email, typed.phone].some((value) => value.trim() === '');
  return (
    <FormDialog
      title={t.title}
      intro={<p>{t.text}</p>}
      confirm={t.confirm}
      busyText={t.busy}
      busy={busy}
      onClose={onClose}
      onSubmit={() => (missing ? setProblem(t.missing) : void save())}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.firstName}>
          <Input {...field('firstName')} maxLength={nameLength.first} />
        </Field>
        <Field label={t.lastName}>
          <Input {...field('lastName')} maxLength={nameLength.last} />
        </Field>
      </div>
      <Field label={t.phone}>
        <Input {...field('phone')} type="tel" inputMode="tel" maxLength={20} />
      </Field>
      <Field label={t.email}>
        <Input {...field('email')} type="email" autoCapitalize="none" spellCheck={false} maxLength={200} />
      </Field>
    </FormDialog>
  );
}

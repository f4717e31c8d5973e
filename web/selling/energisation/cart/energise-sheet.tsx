import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { CartEnergisation, EnergisationDetails } from '#contract/selling/energisation/endpoints.ts';
import { detailLimits } from '#contract/selling/energisation/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { lineKey, lineName } from '#web/selling/cart/shared/line.ts';
import { fill, formatList, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import { weekdayAndDate } from '../energisation-words.ts';

const nobody: EnergisationDetails = { name: '', gotra: '', intention: '' };

/** Asks for whom a line is energised, and says before paying what is done and what cannot be given back. */
export function EnergiseSheet({
  item,
  offer,
  line,
  onClose,
  onSaved,
}: {
  item: CartItem;
  offer: NonNullable<CartEnergisation['offer']>;
  line: CartEnergisation['lines'][number];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
}) {
  const t = useTexts('energisation');
  const lang = useLang();
  const id = useId();
  const form = useForm<EnergisationDetails>({ mode: 'onTouched', defaultValues: line.details ?? nobody });
  const { register, formState } = form;
  const price = formatRupees(offer.price, lang);
  const { save, busy, problem } = useSave(
    async (details: EnergisationDetails) => {
      const { message } = await api('PUT /api/energisation/cart', { body: { ...lineKey(item), ...details } });
      await onSaved();
      toast.good(message);
      onClose();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const missing = formState.errors.name && t.nameMissing;
  return (
    <Sheet
      open
      onClose={() => busy || onClose()}
      title={t.title}
      footer={
        <Button type="submit" form={id} busy={busy} busyText={t.saving}>
          {line.details ? t.save : fill(t.add, { price })}
        </Button>
      }
    >
      <form id={id} method="post" noValidate className="grid gap-4" onSubmit={submitFilled(form, save)}>
        <p className="font-semibold break-words">{lineName(item, lang)}</p>
        <p>{t.what}</p>
        <Facts offer={offer} line={line} />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <Field label={t.name} hint={t.nameHint} {...(missing && { error: missing })}>
          <Input
            autoComplete="name"
            maxLength={detailLimits.name}
            {...register('name', { validate: (name) => name.trim() !== '' })}
          />
        </Field>
        <Field label={t.gotra} hint={t.gotraHint}>
          <Input autoComplete="off" maxLength={detailLimits.gotra} {...register('gotra')} />
        </Field>
        <Field label={t.intention} hint={t.intentionHint}>
          <Textarea
            rows={2}
            autoComplete="off"
            maxLength={detailLimits.intention}
            {...register('intention', { setValueAs: (text: string) => text.replace(/\s+/g, ' ') })}
          />
        </Field>
        <p className="text-sm text-ink-2">{t.terms}</p>
        <p className="text-sm text-ink-2">{t.honest}</p>
      </form>
    </Sheet>
  );
}

/** Lists where, by whom and about when it is done. */
function Facts({
  offer: { place, people },
  line: { from },
}: {
  offer: NonNullable<CartEnergisation['offer']>;
  line: CartEnergisation['lines'][number];
}) {
  const t = useTexts('energisation');
  const lang = useLang();
  const rows = [
    [t.from, from ? fill(t.fromDate, { date: weekdayAndDate(from, lang) }) : t.fromUnknown],
    [t.place, place[lang]],
    ...(people.length > 0
      ? [
          [
            t.who,
            formatList(
              people.map((one) => one[lang]),
              lang,
            ),
          ],
        ]
      : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

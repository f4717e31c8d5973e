import type { ComponentProps } from 'react';
import { productLimits } from '#contract/catalog/rules.ts';
import { ClaimsNote } from '#web/admin/claims-note.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { FormCard } from './card.tsx';
import type { Problems } from './check.ts';
import type { Draft } from './draft.ts';

/** The props of a card of the form. */
export type CardProps = { draft: Draft; set: (change: Partial<Draft>) => void; problems: Problems };

/** Shows a labelled text field of one or several lines. */
export function TextField({
  label,
  hint,
  error,
  value,
  onText,
  rows,
  ...rest
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onText: (text: string) => void;
  /** The number of lines, if several. */
  rows?: number;
} & Pick<ComponentProps<'input'>, 'maxLength' | 'lang' | 'inputMode' | 'list'>) {
  const control = {
    ...rest,
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  const { list: _, ...area } = control;
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {rows ? <Textarea {...area} rows={rows} /> : <Input {...control} />}
    </Field>
  );
}

/** Edits name and descriptions. */
export function BasicsCard({ draft, set, problems }: CardProps) {
  const t = useTexts('catalog/admin-form').basics;
  return (
    <FormCard title={t.title}>
      <TextField
        label={t.name}
        value={draft.name}
        onText={(name) => set({ name })}
        maxLength={productLimits.name}
        error={problems.name}
      />
      <TextField
        label={t.miniDesc}
        value={draft.miniDesc}
        onText={(miniDesc) => set({ miniDesc })}
        maxLength={productLimits.miniDesc}
      />
      <TextField
        label={t.description}
        value={draft.description}
        onText={(description) => set({ description })}
        maxLength={productLimits.description}
        error={problems.description}
        rows={5}
      />
      <ClaimsNote texts={[draft.name, draft.miniDesc, draft.description]} />
    </FormCard>
  );
}

/** Edits how the product is worn and its benefits. */
export function WearingCard({ draft, set }: CardProps) {
  const t = useTexts('catalog/admin-form').wearing;
  return (
    <FormCard title={t.title}>
      <TextField
        label={t.howToWear}
        value={draft.howToWear}
        onText={(howToWear) => set({ howToWear })}
        hint={t.commas}
        rows={3}
      />
      <TextField
        label={t.benefits}
        value={draft.benefits}
        onText={(benefits) => set({ benefits })}
        hint={t.commas}
        rows={3}
      />
      <TextField
        label={t.bestDays}
        value={draft.bestDays}
        onText={(bestDays) => set({ bestDays })}
        hint={t.commas}
      />
      <ClaimsNote texts={[draft.howToWear, draft.benefits]} />
    </FormCard>
  );
}

/** Edits the Hindi texts. */
export function HindiCard({ draft, set }: CardProps) {
  const t = useTexts('catalog/admin-form').hindi;
  const { wearing } = useTexts('catalog/admin-form');
  const { hindi } = draft;
  const change = (part: Partial<Draft['hindi']>) => set({ hindi: { ...hindi, ...part } });
  return (
    <FormCard title={t.title}>
      <p className="-mt-2 text-sm text-ink-2">{t.hint}</p>
      <TextField
        label={t.name}
        lang="hi"
        value={hindi.name}
        onText={(name) => change({ name })}
        maxLength={productLimits.name}
      />
      <TextField
        label={t.miniDesc}
        lang="hi"
        value={hindi.miniDesc}
        onText={(miniDesc) => change({ miniDesc })}
        maxLength={productLimits.miniDesc}
      />
      <TextField
        label={t.description}
        lang="hi"
        value={hindi.description}
        onText={(description) => change({ description })}
        maxLength={productLimits.description}
        rows={4}
      />
      <TextField
        label={t.howToWear}
        lang="hi"
        value={hindi.howToWear}
        onText={(howToWear) => change({ howToWear })}
        hint={wearing.commas}
        rows={2}
      />
      <TextField
        label={t.benefits}
        lang="hi"
        value={hindi.benefits}
        onText={(benefits) => change({ benefits })}
        hint={wearing.commas}
        rows={2}
      />
      <ClaimsNote texts={Object.values(hindi)} />
    </FormCard>
  );
}

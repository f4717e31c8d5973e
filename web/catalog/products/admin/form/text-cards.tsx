import { productLimits } from '#contract/catalog/products/rules.ts';
import { ClaimsNote } from '#web/admin/claims-note.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { FormCard } from './card.tsx';
import type { Problems } from './check.ts';
import type { Draft } from './draft.ts';
import { EntriesField } from './entries-field.tsx';
import { TextField } from './text-field.tsx';

/** The props of a card of the form. */
export type CardProps = { draft: Draft; set: (change: Partial<Draft>) => void; problems: Problems };

/** Edits name and descriptions. */
export function BasicsCard({ draft, set, problems }: CardProps) {
  const t = useTexts('products/admin-form').basics;
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
  const t = useTexts('products/admin-form').wearing;
  return (
    <FormCard title={t.title}>
      <EntriesField
        label={t.howToWear}
        value={draft.howToWear}
        onText={(howToWear) => set({ howToWear })}
        rows={3}
      />
      <EntriesField
        label={t.benefits}
        value={draft.benefits}
        onText={(benefits) => set({ benefits })}
        rows={3}
      />
      <EntriesField
        label={t.bestDays}
        value={draft.bestDays}
        onText={(bestDays) => set({ bestDays })}
        rows={2}
      />
      <ClaimsNote texts={[draft.howToWear, draft.benefits]} />
    </FormCard>
  );
}

/** Edits the Hindi texts. */
export function HindiCard({ draft, set }: CardProps) {
  const t = useTexts('products/admin-form').hindi;
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
      <EntriesField
        label={t.howToWear}
        lang="hi"
        value={hindi.howToWear}
        onText={(howToWear) => change({ howToWear })}
        rows={2}
      />
      <EntriesField
        label={t.benefits}
        lang="hi"
        value={hindi.benefits}
        onText={(benefits) => change({ benefits })}
        rows={2}
      />
      <ClaimsNote texts={Object.values(hindi)} />
    </FormCard>
  );
}

import { Plus, X } from 'lucide';
import { useId, useState } from 'react';
import {
  type PersonalField,
  personalKinds,
  personalLimits,
  personalScripts,
} from '#contract/catalog/products/personal-rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select, Textarea } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A field while it is edited: its choices as lines of text. */
type Draft = Omit<PersonalField, 'choices'> & { lines: string };

const draftOf = ({ choices, ...field }: PersonalField): Draft => ({
  ...field,
  lines: choices.map(({ en, hi }) => `${en} = ${hi}`).join('\n'),
});

/** Reads the lines `English = Hindi`. A line without a Hindi word has the English one for both. */
const choicesOf = (lines: string): PersonalField['choices'] =>
  lines
    .split('\n')
    .map((line) => line.split('=').map((part) => part.trim()))
    .flatMap(([en = '', hi = '']) => (en ? [{ en, hi: hi || en }] : []));

const fieldOf = ({ lines, ...draft }: Draft): PersonalField => ({
  ...draft,
  label: { en: draft.label.en.trim(), hi: draft.label.hi.trim() },
  choices: draft.kind === 'choice' ? choicesOf(lines) : [],
});

const isWhole = ({ label, kind, choices }: PersonalField): boolean =>
  label.en !== '' && label.hi !== '' && (kind !== 'choice' || choices.length >= 2);

const newField = (): Draft => ({
  id: crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((id, part) => id + part.toString(36), '')
    .slice(0, 12),
  kind: 'text',
  label: { en: '', hi: '' },
  required: true,
  max: 20,
  script: 'any',
  lines: '',
});

/** Declares what a buyer fills in for a product. It is saved on its own, apart from the product's form. */
export function PersonalCard({ productId, fields }: { productId: string; fields: readonly PersonalField[] }) {
  const t = useTexts('products/admin-form').personal;
  const id = useId();
  const [drafts, setDrafts] = useState(() => fields.map(draftOf));
  const { save, busy, problem, setProblem } = useSave(
    async (): Promise<void> => {
      const whole = drafts.map(fieldOf);
      if (!whole.every(isWhole)) {
        setProblem(t.wrong);
        return;
      }
      const { message } = await api('PUT /api/admin/products/{id}/personal-fields', {
        params: { id: productId },
        body: { fields: whole },
      });
      toast.good(message);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const change = (at: number, part: Partial<Draft>) =>
    setDrafts((before) => before.map((one, i) => (i === at ? { ...one, ...part } : one)));
  return (
    <Card className="mt-4">
      <section aria-labelledby={id} className="grid gap-4">
        <div>
          <h2 id={id} className="text-h3">
            {t.title}
          </h2>
          <p className="text-sm text-ink-2">{t.intro}</p>
        </div>
        {problem && <Banner tone="bad">{problem}</Banner>}
        {drafts.length === 0 && <p className="text-ink-2">{t.none}</p>}
        {drafts.map((draft, at) => (
          <OneDraft
            key={draft.id}
            n={at + 1}
            draft={draft}
            onChange={(part) => change(at, part)}
            onRemove={() => setDrafts((before) => before.filter((one) => one !== draft))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          {drafts.length < personalLimits.fields && (
            <Button kind="secondary" onClick={() => setDrafts((before) => [...before, newField()])}>
              <Icon of={Plus} small />
              {t.add}
            </Button>
          )}
          <Button busy={busy} busyText={t.saving} onClick={() => void save()}>
            {t.save}
          </Button>
        </div>
      </section>
    </Card>
  );
}

function OneDraft({
  n,
  draft,
  onChange,
  onRemove,
}: {
  n: number;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  onRemove: () => void;
}) {
  const t = useTexts('products/admin-form').personal;
  const { kind, label } = draft;
  return (
    <fieldset className="rounded-panel border border-line p-4">
      <legend className="px-1.5 text-sm font-semibold">{fill(t.field, { n })}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.labelEn}>
          <Input
            maxLength={personalLimits.label}
            value={label.en}
            onChange={(event) => onChange({ label: { ...label, en: event.target.value } })}
          />
        </Field>
        <Field label={t.labelHi}>
          <Input
            maxLength={personalLimits.label}
            lang="hi"
            value={label.hi}
            onChange={(event) => onChange({ label: { ...label, hi: event.target.value } })}
          />
        </Field>
        <Field label={t.kind}>
          <Select value={kind} onChange={(event) => onChange({ kind: event.target.value as typeof kind })}>
            {personalKinds.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'text' && <TextLimits draft={draft} onChange={onChange} />}
        {kind === 'choice' && (
          <Field label={t.choices} hint={t.choicesHint} className="sm:col-span-2">
            <Textarea
              rows={4}
              maxLength={2600}
              value={draft.lines}
              onChange={(event) => onChange({ lines: event.target.value })}
            />
          </Field>
        )}
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <Choice
          type="checkbox"
          checked={draft.required}
          onChange={(event) => onChange({ required: event.target.checked })}
        >
          {t.required}
        </Choice>
        <IconButton icon={X} label={fill(t.remove, { n })} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

function TextLimits({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const t = useTexts('products/admin-form').personal;
  return (
    <>
      <Field label={t.max}>
        <Input
          type="number"
          min={1}
          max={personalLimits.text}
          value={draft.max}
          onChange={(event) => {
            const max = Math.round(event.target.valueAsNumber);
            if (max >= 1 && max <= personalLimits.text) onChange({ max });
          }}
        />
      </Field>
      <Field label={t.script}>
        <Select
          value={draft.script}
          onChange={(event) => onChange({ script: event.target.value as Draft['script'] })}
        >
          {personalScripts.map((one) => (
            <option key={one} value={one}>
              {t.scripts[one]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

import { choiceNames } from '#contract/catalog/products/facts/choices.ts';
import { type FactName, fieldOf } from '#contract/catalog/products/facts/fields.ts';
import { type KindName, kindNames, kindOf } from '#contract/catalog/products/facts/kinds.ts';
import type { TypedFact } from '#contract/catalog/products/facts/typed.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';
import { FormCard } from './card.tsx';
import type { CardProps } from './text-cards.tsx';
import { TextField } from './text-field.tsx';
import { askedFacts } from './typed-facts.ts';

/** Edits the kind of the product, and the facts of that kind. What is left empty is not known. */
export function FactsCard({ draft, set, problems }: CardProps) {
  const t = useTexts('products/admin-form').facts;
  const words = useTexts('products/facts');
  const { facts, category } = draft;
  const { hasVariants } = draft.selling;
  const { main, more } = askedFacts(facts, { category, hasVariants });
  const fields = (names: readonly FactName[]) =>
    names.map((name) => (
      <FactInput
        key={name}
        name={name}
        typed={facts.typed[name] ?? { en: '' }}
        error={problems[`fact-${name}`]}
        onType={(typed) => set({ facts: { ...facts, typed: { ...facts.typed, [name]: typed } } })}
      />
    ));
  return (
    <FormCard title={t.title}>
      <Field label={t.kind} hint={t.kindHint}>
        <Select
          value={facts.kind}
          onChange={(event) => set({ facts: { ...facts, kind: event.target.value as KindName | '' } })}
        >
          <option value="">
            {category ? fill(t.byCategory, { kind: words.kinds[kindOf(category, null)] }) : t.chooseCategory}
          </option>
          {kindNames.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {(category || facts.kind) && (
        <>
          <p className="text-sm text-ink-3">{hasVariants ? `${t.hint} ${t.weights}` : t.hint}</p>
          <div className="grid gap-4 sm:grid-cols-2">{fields(main)}</div>
          {/* An error in a closed part would not be seen. */}
          <details open={more.some((name) => facts.typed[name]?.en || problems[`fact-${name}`])}>
            <summary className="cursor-pointer py-2 font-medium">{t.more}</summary>
            <div className="grid gap-4 pt-2 sm:grid-cols-2">{fields(more)}</div>
          </details>
        </>
      )}
    </FormCard>
  );
}

/** Edits one fact by the type of its field. */
function FactInput({
  name,
  typed,
  error,
  onType,
}: {
  name: FactName;
  typed: TypedFact;
  error: string | undefined;
  onType: (typed: TypedFact) => void;
}) {
  const t = useTexts('products/admin-form').facts;
  const words = useTexts('products/facts');
  const hints: Partial<Record<FactName, string>> = words.hints;
  const field = fieldOf(name);
  const label = words.fields[name];
  const props = { label, ...(error && { error }) };
  const en = (value: string) => onType({ ...typed, en: value });
  if (field.type === 'choice' || field.type === 'yesNo') {
    const choices: [string, string][] =
      field.type === 'choice'
        ? Object.entries(choiceNames(words, field.list))
        : [
            ['yes', t.yes],
            ['no', t.no],
          ];
    return (
      <Field {...props} {...(hints[name] && { hint: hints[name] })}>
        <Select value={typed.en} onChange={(event) => en(event.target.value)}>
          <option value="">{t.unknown}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  if (field.type === 'day')
    return <DateField {...props} value={typed.en} onChange={(event) => en(event.target.value)} />;
  if (field.type === 'text')
    return (
      <>
        <TextField {...props} value={typed.en} onText={en} maxLength={field.most} />
        <TextField
          label={fill(t.inHindi, { label })}
          lang="hi"
          value={typed.hi ?? ''}
          onText={(hi) => onType({ ...typed, hi })}
          maxLength={field.most}
        />
      </>
    );
  if (field.type === 'code')
    return <TextField {...props} value={typed.en} onText={en} maxLength={field.most} />;
  const unit = field.unit === 'none' ? '' : ` (${fill(words.units[field.unit], { n: '' }).trim()})`;
  return (
    <TextField
      {...props}
      label={`${label}${unit}`}
      {...(field.range && { hint: t.range })}
      value={typed.en}
      onText={en}
      maxLength={30}
      inputMode={field.range ? 'text' : 'decimal'}
    />
  );
}

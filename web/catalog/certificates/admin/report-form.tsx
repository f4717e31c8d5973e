import { type FormEvent, useState } from 'react';
import type { AdminReport } from '#contract/catalog/certificates/admin.ts';
import { reportTextLimits as most } from '#contract/catalog/certificates/rules.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { photoTypes } from '#web/ui/form/file-input.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { noScope, ScopeFields, type ScopeValue } from './scope-fields.tsx';

/** The fields that are sent under their own name. `required` ones are checked before they are sent. */
const fields = [
  { name: 'laboratory', required: true, maxLength: most.laboratory },
  { name: 'laboratoryHi', maxLength: most.laboratory, lang: 'hi' },
  { name: 'number', required: true, maxLength: most.number },
  { name: 'date' },
  { name: 'carat', inputMode: 'decimal', maxLength: 10 },
  { name: 'measured', maxLength: most.measured },
  { name: 'measuredHi', maxLength: most.measured, lang: 'hi' },
  { name: 'link', type: 'url', maxLength: most.link },
] as const;
type FieldName = (typeof fields)[number]['name'];

const formId = 'laboratory-report';

/** Returns what the form shows of a report that is replaced: laboratory and results, not number, date and weight. */
const valuesOf = (report: AdminReport | null): Partial<Record<FieldName, string>> =>
  report ? { laboratory: report.laboratory.en, laboratoryHi: report.laboratory.hi } : {};

/** Returns the form as the API wants it: of the scope only what the chosen kind needs. */
function bodyOf(form: HTMLFormElement, scope: ScopeValue | null): FormData {
  const sent = new FormData(form);
  for (const name of ['scope', 'product']) sent.delete(name);
  if (!scope) return sent;
  if (scope.scope === 'piece') sent.set('code', scope.code);
  else sent.set('productId', scope.productId);
  if (scope.scope === 'variant') sent.set('skuId', scope.skuId);
  return sent;
}

/** Attaches a report, or replaces one (`replaced`). Render it only while it is open. Needs the texts `certificates/admin`. */
export function ReportForm({
  replaced,
  onClose,
  onSaved,
}: {
  replaced: AdminReport | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTexts('certificates/admin');
  const [scope, setScope] = useState(noScope);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { save, busy, problem } = useSave(
    async (body: FormData) => {
      const options = { onProgress: () => undefined, offline: t.saveFailed };
      const { message } = replaced
        ? await upload('POST /api/admin/laboratory-reports/{id}/replace', body, {
            ...options,
            params: { id: replaced._id },
          })
        : await upload('POST /api/admin/laboratory-reports', body, options);
      toast.good(message);
      onSaved();
    },
    { onError: (error) => messageOf(error, t.saveFailed) },
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const body = bodyOf(form, replaced ? null : scope);
    const empty: string[] = fields
      .filter((field) => 'required' in field && !String(body.get(field.name) ?? '').trim())
      .map(({ name }) => name);
    if ((body.get('file') as File | null)?.size === 0) empty.push('file');
    if (!replaced && scope.scope === 'piece' && !scope.code.trim()) empty.push('code');
    if (!replaced && scope.scope !== 'piece' && !scope.productId) empty.push('productId');
    if (!replaced && scope.scope === 'variant' && !scope.skuId) empty.push('skuId');
    setErrors(Object.fromEntries(empty.map((name) => [name, t.missing])));
    if (empty.length === 0) void save(body);
  }

  return (
    <Sheet
      open
      onClose={() => busy || onClose()}
      title={replaced ? fill(t.replaceTitle, { number: replaced.number }) : t.attachTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText={t.saving}>
            {replaced ? t.saveReplace : t.save}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {replaced ? (
          <p className="text-ink-2">{t.replaceText}</p>
        ) : (
          <ScopeFields value={scope} errors={errors} onChange={setScope} />
        )}
        <TextFields errors={errors} values={valuesOf(replaced)} />
        <Field label={t.upload} {...(errors.file && { error: errors.file })}>
          <Input type="file" name="file" accept={`${photoTypes},application/pdf`} />
        </Field>
      </form>
    </Sheet>
  );
}

/** The day of a report, which not every report has. */
function DayOfReport({ error }: { error: string | undefined }) {
  const t = useTexts('certificates/admin');
  const [day, setDay] = useState('');
  return (
    <DateField
      label={t.date}
      aside={<span className="text-ink-3">{t.optional}</span>}
      error={error}
      name="date"
      value={day}
      onChange={(event) => setDay(event.target.value)}
    />
  );
}

function TextFields({
  errors,
  values,
}: {
  errors: Record<string, string>;
  values: Partial<Record<FieldName, string>>;
}) {
  const t = useTexts('certificates/admin');
  return fields.map(({ name, ...rest }) => {
    const { required, ...props } = rest as typeof rest & { required?: true };
    if (name === 'date') return <DayOfReport key={name} error={errors.date} />;
    return (
      <Field
        key={name}
        label={t[name]}
        {...(!required && { aside: <span className="text-ink-3">{t.optional}</span> })}
        {...(name === 'link' && { hint: t.linkHint })}
        {...(errors[name] && { error: errors[name] })}
      >
        <Input name={name} defaultValue={values[name]} autoComplete="off" {...props} />
      </Field>
    );
  });
}

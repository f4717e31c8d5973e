import { Plus, Trash2 } from 'lucide';
import type { SettingField } from '#contract/base/settings/form-fields.ts';
import { DateField } from '#web/admin/date-field.tsx';
import { labelOf } from '#web/base/settings/shared/changes.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { blankOf, type Draft, type Drafts } from './draft.ts';
import { PictureField } from './picture-field.tsx';
import { Control } from './setting-control.tsx';

/** The shared context of a form's fields: their setting, the errors, and the callbacks for a change and a blur. */
export type FieldsContext = {
  settingKey: string;
  wrong: ReadonlyMap<string, string>;
  onTouch: (path: string) => void;
  /** Called when the upload of a picture begins and ends. */
  onUploading: (uploads: boolean) => void;
};

type Props = {
  field: SettingField;
  path: string;
  value: Draft | undefined;
  onChange: (value: Draft) => void;
  context: FieldsContext;
};

const join = (path: string, name: string | number) => [path, name].filter((part) => part !== '').join('.');

/** Shows the fields of a section or a group by their kind. */
export function SettingFields({
  fields,
  path = '',
  drafts,
  onChange,
  context,
  className = 'grid gap-4',
}: {
  fields: readonly SettingField[];
  path?: string;
  drafts: Drafts;
  onChange: (drafts: Drafts) => void;
  context: FieldsContext;
  className?: string;
}) {
  return (
    <div className={className}>
      {fields.map((field) => (
        // The address of a page of the settings names a field, which then gets the focus.
        <div key={field.name} data-setting={join(path, field.name)} className="min-w-0">
          <AnyField
            field={field}
            path={join(path, field.name)}
            value={drafts[field.name]}
            onChange={(value) => onChange({ ...drafts, [field.name]: value })}
            context={context}
          />
        </div>
      ))}
    </div>
  );
}

function AnyField(props: Props) {
  const { field, path, value, onChange, context } = props;
  const words = useTexts('settings');
  const label = labelOf(words, context.settingKey, path);
  switch (field.kind) {
    case 'toggle':
      return (
        <Choice type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)}>
          {label}
        </Choice>
      );
    case 'group':
      return (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{label}</legend>
          <SettingFields
            fields={field.of ?? []}
            path={path}
            drafts={(value ?? {}) as Drafts}
            onChange={onChange}
            context={context}
            className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
          />
        </fieldset>
      );
    case 'list':
    case 'rows':
      return <Entries {...props} label={label} />;
    case 'picture':
      return (
        <PictureField
          label={label}
          value={String(value ?? '')}
          wrong={context.wrong.get(path)}
          onChange={onChange}
          onUploading={context.onUploading}
        />
      );
    case 'date':
      return (
        <DateField
          label={label}
          error={context.wrong.get(path)}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => context.onTouch(path)}
        />
      );
    default:
      return (
        <Field label={label} error={context.wrong.get(path)}>
          <Control
            field={field}
            value={String(value ?? '')}
            onChange={onChange}
            onBlur={() => context.onTouch(path)}
          />
        </Field>
      );
  }
}

/** Shows a list of values or objects, with buttons to add and remove entries. */
function Entries({ field, path, value, onChange, context, label }: Props & { label: string }) {
  const { edit } = useTexts('settings');
  const list = Array.isArray(value) ? (value as readonly Draft[]) : [];
  const errorId = `wrong-${context.settingKey}-${path}`;
  const put = (at: number, one: Draft) => onChange(list.map((old, i) => (i === at ? one : old)));
  const remove = (at: number) => onChange(list.filter((_, i) => i !== at));
  const full = field.max !== undefined && list.length >= field.max;
  const rows = field.kind === 'rows';
  const wrong = context.wrong.get(path);
  return (
    <fieldset aria-describedby={wrong ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ol className="grid gap-3">
        {list.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no key and are only added at the end.
          <li key={i} className={rows ? 'rounded-tile border border-line p-3.5' : ''}>
            {rows ? (
              <fieldset>
                <legend className="sr-only">{fill(edit.entry, { n: i + 1 })}</legend>
                <SettingFields
                  fields={field.of ?? []}
                  path={join(path, i)}
                  drafts={one as Drafts}
                  onChange={(changed) => put(i, changed)}
                  context={context}
                  className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
                />
                <Button kind="ghost" size="small" className="mt-1.5" onClick={() => remove(i)}>
                  <Icon of={Trash2} small />
                  <span>{fill(edit.removeRow, { n: i + 1 })}</span>
                </Button>
              </fieldset>
            ) : (
              <Line
                field={field}
                label={fill(edit.line, { label, n: i + 1 })}
                value={String(one)}
                wrong={context.wrong.get(join(path, i))}
                onChange={(changed) => put(i, changed)}
                onBlur={() => context.onTouch(join(path, i))}
                onRemove={() => remove(i)}
              />
            )}
          </li>
        ))}
      </ol>
      <FieldError id={errorId} error={wrong} />
      {!full && (
        <Button
          kind="secondary"
          size="small"
          className="mt-2.5"
          onClick={() => onChange([...list, blankOf(field)])}
        >
          <Icon of={Plus} small />
          <span>{edit.add}</span>
        </Button>
      )}
    </fieldset>
  );
}

function Line({
  field,
  label,
  value,
  wrong,
  onChange,
  onBlur,
  onRemove,
}: {
  field: SettingField;
  label: string;
  value: string;
  wrong: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  onRemove: () => void;
}) {
  const { edit } = useTexts('settings');
  return (
    <div className="flex items-end gap-2">
      <Field label={label} error={wrong} className="min-w-0 flex-1">
        <Control
          field={{ name: '', kind: field.item ?? 'text' }}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      </Field>
      <Button kind="ghost" aria-label={`${edit.remove}: ${label}`} onClick={onRemove}>
        <Icon of={Trash2} />
      </Button>
    </div>
  );
}

import { indianStates } from '#contract/astrology/places/india.ts';
import type { SettingField } from '#contract/base/settings/form-fields.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Input, Select, Textarea } from '#web/ui/form/input.tsx';

const types: Partial<Record<SettingField['kind'], React.ComponentProps<'input'>>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  rupees: { inputMode: 'decimal', className: 'tabular max-w-48' },
  percent: { inputMode: 'decimal', className: 'tabular max-w-48' },
  whole: { inputMode: 'numeric', className: 'tabular max-w-48' },
  code: { inputMode: 'numeric', className: 'tabular max-w-48' },
  upi: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  pins: { className: 'tabular' },
  time: { type: 'time' },
  date: { type: 'date' },
};

const isMoment = new Set<SettingField['kind']>(['time', 'date']);

/** Shows the control of one value by its kind. Use it inside a `Field`, which labels it. */
export function Control({
  field,
  value,
  onChange,
  onBlur,
}: {
  field: SettingField;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}) {
  const lang = useLang();
  const { edit } = useTexts('settings');
  const shared = {
    value,
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.kind === 'long') return <Textarea {...shared} maxLength={field.max} rows={3} />;
  if (field.kind === 'answer')
    return (
      <Select {...shared}>
        <option value="" disabled>
          {edit.choose}
        </option>
        <option value="yes">{edit.yes}</option>
        <option value="no">{edit.no}</option>
      </Select>
    );
  if (field.kind === 'state')
    return (
      <Select {...shared}>
        {indianStates.map((state) => (
          <option key={state.code} value={state.code}>
            {lang === 'hi' ? state.hi : state.name}
          </option>
        ))}
      </Select>
    );
  return (
    <Input
      {...shared}
      maxLength={field.max && field.kind === 'text' ? field.max : undefined}
      autoComplete="off"
      {...types[field.kind]}
      {...(isMoment.has(field.kind) && { onPaste: pasteIntoBox(shared.onChange) })}
    />
  );
}

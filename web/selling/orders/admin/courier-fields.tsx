import type { Courier } from '#contract/selling/orders/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** The courier of an order that has none yet. */
export const noCourier: Courier = { name: '', number: '', url: '' };

/** Edits the courier's name, tracking number and tracking URL. All are optional. */
export function CourierFields({ value, onChange }: { value: Courier; onChange: (courier: Courier) => void }) {
  const t = useTexts('orders/admin').courier;
  const field = (name: keyof Courier, maxLength: number) => ({
    value: value[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.name}>
          <Input {...field('name', 80)} />
        </Field>
        <Field label={t.number}>
          <Input {...field('number', 60)} />
        </Field>
      </div>
      <Field label={t.url} hint={t.urlHint}>
        <Input type="url" pattern="https?://.+" inputMode="url" {...field('url', 500)} />
      </Field>
    </>
  );
}

import type { Courier } from '#contract/orders/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** Nobody carries it yet. */
export const noCourier: Courier = { name: '', number: '', url: '' };

/** Who carries an order, its number there, and where that is followed; all of it may stay empty. */
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

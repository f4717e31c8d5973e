import { Banknote, CreditCard, type IconNode, Landmark, QrCode, Smartphone } from 'lucide';
import { type ComponentProps, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { upiQr } from '#web/selling/payments/shared/payment-config.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CheckoutForm } from './form.ts';

/**
 * Asks for the payment method: online, by UPI QR, or cash on delivery if the shop offers it for the total (rupees, null
 * if not known).
 */
export function PaymentMethod({ total, offered }: { total: number | null; offered: readonly string[] }) {
  const t = useTexts('checkout');
  const lang = useLang();
  const { cod } = useShop();
  const { register, formState, getValues, setValue } = useFormContext<CheckoutForm>();
  const error = formState.errors.method?.message;
  const tooMuch = total !== null && total > cod.maxAmount;
  const cash = cod.offered && !tooMuch;
  const upi = offered.includes(upiQr);
  const online = offered.some((provider) => provider !== upiQr);
  // Clears an earlier choice that is no longer available.
  useEffect(() => {
    const gone = { online: !online, upi: !upi, cod: !cash, '': false }[getValues('method')];
    if (gone) setValue('method', '');
  }, [online, upi, cash, getValues, setValue]);
  const radio = {
    ...register('method', { validate: (value) => Boolean(value) || t.methodMissing }),
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <fieldset aria-describedby={error ? 'method-error' : undefined}>
      <legend className="mb-4 font-display text-h2">{t.method}</legend>
      <div className="grid gap-3">
        {online && (
          <Way
            {...radio}
            value="online"
            icons={[Smartphone, CreditCard, Landmark]}
            title={t.online}
            text={t.onlineText}
          />
        )}
        {upi && <Way {...radio} value="upi" icons={[QrCode]} title={t.upi} text={t.upiText} />}
        {cod.offered && (
          <Way
            {...radio}
            value="cod"
            disabled={tooMuch}
            icons={[Banknote]}
            title={t.cash}
            text={tooMuch ? fill(t.cashTooMuch, { amount: formatRupees(cod.maxAmount, lang) }) : t.cashText}
          />
        )}
      </div>
      <FieldError id="method-error" error={error} />
    </fieldset>
  );
}

function Way({
  icons,
  title,
  text,
  ...input
}: { icons: readonly IconNode[]; title: string; text: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-18 cursor-pointer items-center gap-3.5 rounded-[.75rem] border-[1.5px] border-line-strong px-4.5 py-4 has-checked:border-manik-text has-checked:bg-manik-wash has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-3">
      <input {...input} type="radio" className="control-radio" />
      <span className="flex-1">
        <span className="block font-semibold">{title}</span>
        <span className={`block text-sm ${input.disabled ? '' : 'text-ink-2'}`}>{text}</span>
      </span>
      <span className="flex flex-wrap justify-end gap-2 max-[22rem]:hidden">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons are constants.
          <Icon key={i} of={icon} />
        ))}
      </span>
    </label>
  );
}

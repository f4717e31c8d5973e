import { Copy } from 'lucide';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { payPath } from '#web/selling/orders/pay-order.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the payment page of an unpaid order that staff wrote, for copying. Shows nothing for other orders. */
export function PaymentLink({ order }: { order: Order }) {
  const t = useTexts('orders/by-hand').link;
  const lang = useLang();
  const { payableUntil, history } = order;
  if (payableUntil === null || history[0]?.note !== 'written_by_shop') return null;
  const link = `${location.origin}${payPath(order._id)}`;
  return (
    <Card className="mb-4">
      <h2 className="mb-1.5 text-h3">{t.title}</h2>
      <p className="mb-3 text-ink-2">{fill(t.text, { time: formatDateTime(payableUntil, lang) })}</p>
      <div className="flex flex-wrap items-end gap-2.5">
        <Field label={t.label} className="min-w-0 grow">
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
        <Button kind="secondary" onClick={() => void copyText(link, t)}>
          <Icon of={Copy} small />
          {t.copy}
        </Button>
      </div>
    </Card>
  );
}

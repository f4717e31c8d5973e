import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminOrder } from '#contract/orders/admin.ts';
import { api } from '#web/api/client.ts';
import { itemName, orderNumber } from '#web/shared/orders/words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { refusalWords } from './use-status-change.ts';

type Problems = { amount?: string; reason?: string; reference?: string };

/** Parses rupees. Returns NaN for an invalid amount or more than two decimals. */
const rupeesOf = (typed: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : Number.NaN;

/** Refunds a part of an order: chosen items, or an agreed amount. Render it only while it is open. */
export function RefundDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const t = useTexts('orders/admin').refund;
  const orderTexts = useTexts('orders');
  const { keep } = useTexts('admin');
  const lang = useLang();
  const form = useId();
  const { revalidate } = useRevalidator();
  // One idempotency key for each refund, so that a retry refunds nothing twice.
  const key = useRef(crypto.randomUUID());
  const [items, setItems] = useState<readonly string[]>([]);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  const { order, money, lines } = shown;
  const rupees = (n: number) => formatRupees(n, lang, { paise: !Number.isInteger(n) });
  const most = rupees(money.left);
  const paidFor = new Map(lines.map((line) => [line.itemId, line.paid]));
  const typed = rupeesOf(amount);

  function choose(id: string, chosen: boolean) {
    const next = chosen ? [...items, id] : items.filter((one) => one !== id);
    setItems(next);
    // Sum in paise: 0.1 + 0.2 is not 0.3.
    const paise = next.reduce((sum, one) => sum + Math.round((paidFor.get(one) ?? 0) * 100), 0);
    const sum = Math.min(paise / 100, money.left);
    setAmount(sum > 0 ? String(sum) : '');
    setProblems({});
  }

  function check(): Problems {
    return {
      ...(!(typed > 0) && { amount: t.amountMissing }),
      ...(typed > money.left && { amount: fill(t.amountAbove, { amount: most }) }),
      ...(reason.trim() === '' && { reason: t.reasonMissing }),
      ...(!money.throughGateway && reference.trim() === '' && { reference: t.referenceMissing }),
    };
  }

  async function send() {
    if (busy) return;
    const wrong = check();
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setRefused('');
    try {
      const { message } = await api('POST /api/admin/orders/{id}/refunds', {
        params: { id: order._id },
        body: {
          key: key.current,
          amount: typed,
          items: [...items],
          reason: reason.trim(),
          ...(!money.throughGateway && { reference: reference.trim() }),
          revision: order.revision,
        },
      });
      toast.good(message);
      onClose();
    } catch (error) {
      setRefused(refusalWords(error, t.failed));
      setBusy(false);
    }
    await revalidate();
  }

  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={fill(t.title, { number: orderNumber(order._id) })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={onClose}>
            {keep}
          </Button>
          <Button type="submit" form={form} busy={busy} busyText={t.busy}>
            {typed > 0 ? fill(t.confirmAmount, { amount: rupees(typed) }) : t.confirm}
          </Button>
        </>
      }
    >
      <p>{money.throughGateway ? t.text : t.textCash}</p>
      <form
        id={form}
        method="post"
        noValidate
        className="mt-4 grid gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {refused && <Banner tone="bad">{refused}</Banner>}
        <fieldset>
          <legend className="text-sm font-medium">{t.items}</legend>
          {order.items.map((item) => (
            <Choice
              key={item._id}
              type="checkbox"
              checked={items.includes(item._id)}
              onChange={(event) => choose(item._id, event.target.checked)}
            >
              {fill(t.itemOf, {
                name: itemName(item, orderTexts, lang),
                amount: rupees(paidFor.get(item._id) ?? 0),
              })}
            </Choice>
          ))}
        </fieldset>
        <Field
          label={t.amount}
          hint={`${items.length > 0 ? `${t.amountHint} ` : ''}${fill(t.most, { amount: most })}`}
          {...(problems.amount && { error: problems.amount })}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        {!money.throughGateway && (
          <Field label={t.reference} {...(problems.reference && { error: problems.reference })}>
            <Input
              maxLength={60}
              autoComplete="off"
              value={reference}
              onChange={(event) => setReference(event.target.value)}
            />
          </Field>
        )}
        <Field label={t.reason} hint={t.reasonHint} {...(problems.reason && { error: problems.reason })}>
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

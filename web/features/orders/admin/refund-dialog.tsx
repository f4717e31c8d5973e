import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminOrder } from '#contract/orders/admin.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { itemName } from '#web/shared/orders/words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { refusalWords } from './use-status-change.ts';

/** The fields of a refund as typed. */
type Draft = { items: readonly string[]; amount: string; reason: string; reference: string };
type Problems = { amount?: string; reason?: string; reference?: string };

/** Parses rupees. Returns NaN for an invalid amount or more than two decimals. */
const rupeesOf = (typed: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : Number.NaN;

const exact = (rupees: number, lang: ReturnType<typeof useLang>): string =>
  formatRupees(rupees, lang, { paise: !Number.isInteger(rupees) });

/** Returns what the buyer paid for the items, in rupees, at most what is left to refund. */
function paidForItems({ lines, money }: AdminOrder, items: readonly string[]): number {
  // Sum in paise: 0.1 + 0.2 is not 0.3.
  const paise = lines
    .filter(({ itemId }) => items.includes(itemId))
    .reduce((sum, { paid }) => sum + Math.round(paid * 100), 0);
  return Math.min(paise / 100, money.left);
}

/** Refunds a part of an order: chosen items, or an agreed amount. Render it only while it is open. */
export function RefundDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const t = useTexts('orders/admin').refund;
  const lang = useLang();
  const [draft, setDraft] = useState<Draft>({ items: [], amount: '', reason: '', reference: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { save, busy, problem } = useRefund(shown, onClose);
  const { money } = shown;
  const typed = rupeesOf(draft.amount);

  function check(): Problems {
    return {
      ...(!(typed > 0) && { amount: t.amountMissing }),
      ...(typed > money.left && { amount: fill(t.amountAbove, { amount: exact(money.left, lang) }) }),
      ...(draft.reason.trim() === '' && { reason: t.reasonMissing }),
      ...(!money.throughGateway && draft.reference.trim() === '' && { reference: t.referenceMissing }),
    };
  }

  function send(): void {
    if (busy) return;
    const wrong = check();
    setProblems(wrong);
    if (Object.keys(wrong).length === 0) void save(draft);
  }

  return (
    <FormDialog
      title={fill(t.title, { number: shown.order.orderNumber })}
      intro={<p>{money.throughGateway ? t.text : t.textCash}</p>}
      confirm={typed > 0 ? fill(t.confirmAmount, { amount: exact(typed, lang) }) : t.confirm}
      busyText={t.busy}
      busy={busy}
      onClose={onClose}
      onSubmit={send}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Items
        shown={shown}
        chosen={draft.items}
        onChange={(items) => {
          const sum = paidForItems(shown, items);
          setDraft({ ...draft, items, amount: sum > 0 ? String(sum) : '' });
          setProblems({});
        }}
      />
      <Fields shown={shown} draft={draft} problems={problems} onChange={setDraft} />
    </FormDialog>
  );
}

/** Sends a refund. One idempotency key for each dialog, so that a retry refunds nothing twice. */
function useRefund({ order, money }: AdminOrder, onClose: () => void) {
  const t = useTexts('orders/admin').refund;
  const { revalidate } = useRevalidator();
  const key = useRef(crypto.randomUUID());
  return useSave(
    ({ items, amount, reason, reference }: Draft) =>
      api('POST /api/admin/orders/{id}/refunds', {
        params: { id: order._id },
        body: {
          key: key.current,
          amount: rupeesOf(amount),
          items: [...items],
          reason: reason.trim(),
          ...(!money.throughGateway && { reference: reference.trim() }),
          revision: order.revision,
        },
      }),
    {
      onError: (error) => refusalWords(error, t.failed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        onClose();
      },
    },
  );
}

/** The items of the order, each with what was paid for it. */
function Items({
  shown: { order, lines },
  chosen,
  onChange,
}: {
  shown: AdminOrder;
  chosen: readonly string[];
  onChange: (items: readonly string[]) => void;
}) {
  const t = useTexts('orders/admin').refund;
  const orders = useTexts('orders');
  const lang = useLang();
  const paidFor = new Map(lines.map((line) => [line.itemId, line.paid]));
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.items}</legend>
      {order.items.map((item) => (
        <Choice
          key={item._id}
          type="checkbox"
          checked={chosen.includes(item._id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, item._id] : chosen.filter((id) => id !== item._id))
          }
        >
          {fill(t.itemOf, {
            name: itemName(item, orders, lang),
            amount: exact(paidFor.get(item._id) ?? 0, lang),
          })}
        </Choice>
      ))}
    </fieldset>
  );
}

/** The amount, the bank reference of a refund by hand, and the reason. */
function Fields({
  shown: { money },
  draft,
  problems,
  onChange,
}: {
  shown: AdminOrder;
  draft: Draft;
  problems: Problems;
  onChange: (draft: Draft) => void;
}) {
  const t = useTexts('orders/admin').refund;
  const most = exact(money.left, useLang());
  const field = (name: 'amount' | 'reason' | 'reference') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      <Field
        label={t.amount}
        hint={`${draft.items.length > 0 ? `${t.amountHint} ` : ''}${fill(t.most, { amount: most })}`}
        {...(problems.amount && { error: problems.amount })}
      >
        <Input inputMode="decimal" autoComplete="off" {...field('amount')} />
      </Field>
      {!money.throughGateway && (
        <Field label={t.reference} {...(problems.reference && { error: problems.reference })}>
          <Input maxLength={60} autoComplete="off" {...field('reference')} />
        </Field>
      )}
      <Field label={t.reason} hint={t.reasonHint} {...(problems.reason && { error: problems.reason })}>
        <Textarea rows={2} maxLength={500} {...field('reason')} />
      </Field>
    </>
  );
}

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ResponseOf } from '#contract/core/client.ts';
import { typedNumber } from '#contract/core/typed.ts';
import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { hasLeft } from '#contract/selling/orders/transitions.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api } from '#web/api/client.ts';
import { newKey } from '#web/api/new-key.ts';
import { useAnswer } from '#web/api/use-answer.ts';
import { useSave } from '#web/api/use-save.ts';
import { itemName } from '#web/selling/orders/shared/words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select, Textarea } from '#web/ui/form/input.tsx';
import { refusalWords } from './use-status-change.ts';

/** The pieces of each line that a refund is about, by the line's id. */
type Pieces = Readonly<Record<string, number>>;
/** The fields of a refund as typed. */
type Draft = {
  pieces: Pieces;
  restock: boolean;
  /** Null until somebody types one: then it is what the pieces are worth. */
  amount: string | null;
  reason: string;
  reference: string;
};
type Typed = Draft & { amount: string };
type Problems = { amount?: string; reason?: string; reference?: string };

const rupeesOf = (typed: string): number => typedNumber(typed, 2);

const exact = (rupees: number, lang: ReturnType<typeof useLang>): string =>
  formatRupees(rupees, lang, { paise: !Number.isInteger(rupees) });

/** Returns what the buyer paid for some pieces of a line, in paise. */
function paiseFor({ order, lines }: AdminOrder, itemId: string, pieces: number): number {
  const line = lines.find((one) => one.itemId === itemId);
  const item = order.items.find(({ _id }) => _id === itemId);
  return line && item ? Math.round((line.paid * 100 * pieces) / item.quantity) : 0;
}

const itemsOf = (pieces: Pieces) =>
  Object.entries(pieces).map(([itemId, quantity]) => ({ itemId, quantity }));

/** What the chosen pieces are worth when they go back. */
type Worth = ResponseOf<'POST /api/admin/orders/{id}/refunds/preview'>;

/** Asks what the chosen pieces are worth: what is kept may lose a discount. Null while it is not known, or without pieces. */
function useWorth({ order }: AdminOrder, pieces: Pieces): Worth | null {
  const items = itemsOf(pieces);
  const question = items.length > 0 ? JSON.stringify(items) : null;
  const { question: asked, answer } = useAnswer(
    question,
    () => api('POST /api/admin/orders/{id}/refunds/preview', { params: { id: order._id }, body: { items } }),
    0,
  );
  return asked === question ? answer : null;
}

/** Refunds a part of an order: chosen pieces, which leave it, or an agreed amount for items that the buyer keeps. Render it only while it is open. */
export function RefundDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const t = useTexts('orders/admin').refund;
  const lang = useLang();
  const [draft, setDraft] = useState<Draft>({
    pieces: {},
    // What has left the shop is not back in it.
    restock: !hasLeft(shown.order.orderStatus),
    amount: null,
    reason: '',
    reference: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const { save, busy, problem } = useRefund(shown, onClose);
  const { money } = shown;
  const worth = useWorth(shown, draft.pieces);
  const proposed = Math.min(worth?.amount ?? 0, money.left);
  const amount = draft.amount ?? (proposed > 0 ? String(proposed) : '');
  const typed = rupeesOf(amount);

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
    if (Object.keys(wrong).length === 0) void save({ ...draft, amount });
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
        chosen={draft.pieces}
        onChange={(pieces) => {
          setDraft({ ...draft, pieces, amount: null });
          setProblems({});
        }}
      />
      {worth && worth.benefitEnds > 0 && (
        <Banner tone="warn">
          {fill(t.benefitEnds, {
            kept: exact(worth.keptCost, lang),
            paid: exact(worth.paid, lang),
            amount: exact(proposed, lang),
          })}
        </Banner>
      )}
      {Object.keys(draft.pieces).length > 0 && (
        <Choice
          type="checkbox"
          checked={draft.restock}
          onChange={(event) => setDraft({ ...draft, restock: event.target.checked })}
        >
          {t.restock}
        </Choice>
      )}
      <Fields shown={shown} draft={{ ...draft, amount }} problems={problems} onChange={setDraft} />
    </FormDialog>
  );
}

/** Sends a refund. One idempotency key for each dialog, so that a retry refunds nothing twice. */
function useRefund({ order, money }: AdminOrder, onClose: () => void) {
  const t = useTexts('orders/admin').refund;
  const { revalidate } = useRevalidator();
  const key = useRef(newKey());
  return useSave(
    ({ pieces, restock, amount, reason, reference }: Typed) =>
      api('POST /api/admin/orders/{id}/refunds', {
        params: { id: order._id },
        body: {
          key: key.current,
          amount: rupeesOf(amount),
          items: itemsOf(pieces),
          restock,
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

/** The items of the order of which something can be refunded, each with what was paid for it. */
function Items({
  shown,
  chosen,
  onChange,
}: {
  shown: AdminOrder;
  chosen: Pieces;
  onChange: (pieces: Pieces) => void;
}) {
  const t = useTexts('orders/admin').refund;
  const orders = useTexts('orders');
  const lang = useLang();
  const { order, lines } = shown;
  const refundable = new Map(lines.map((line) => [line.itemId, line.refundable]));
  const open = order.items.filter(({ _id }) => (refundable.get(_id) ?? 0) > 0);
  const without = (id: string): Pieces =>
    Object.fromEntries(Object.entries(chosen).filter(([itemId]) => itemId !== id));
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.items}</legend>
      <p className="text-sm text-ink-2">{t.itemsHint}</p>
      {open.map((item) => {
        const most = refundable.get(item._id) ?? 0;
        const n = chosen[item._id];
        const name = itemName(item, orders, lang);
        return (
          <div key={item._id}>
            <Choice
              type="checkbox"
              checked={n !== undefined}
              onChange={(event) =>
                onChange(event.target.checked ? { ...chosen, [item._id]: most } : without(item._id))
              }
            >
              {fill(t.itemOf, { name, amount: exact(paiseFor(shown, item._id, n ?? most) / 100, lang) })}
            </Choice>
            {n !== undefined && most > 1 && !item.snapshot.service && (
              <Field label={fill(t.pieces, { name })}>
                <Select
                  value={String(n)}
                  onChange={(event) => onChange({ ...chosen, [item._id]: Number(event.target.value) })}
                >
                  {Array.from({ length: most }, (_, i) => i + 1).map((count) => (
                    <option key={count}>{count}</option>
                  ))}
                </Select>
              </Field>
            )}
          </div>
        );
      })}
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
  draft: Typed;
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
        hint={`${Object.keys(draft.pieces).length > 0 ? `${t.amountHint} ` : ''}${fill(t.most, { amount: most })}`}
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

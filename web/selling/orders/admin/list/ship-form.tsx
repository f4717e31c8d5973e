import type { ChosenOrder, KnownCourier } from '#contract/selling/orders/bulk.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import type { ShippingDraft } from './shipping-draft.ts';
import type { LineProblem } from './tracking-lines.ts';

const shownProblems = 8;

/** Returns a text with the problem of every line, at most eight of them. */
export function useProblemWords(): (problems: readonly LineProblem[]) => string {
  const t = useTexts('orders/bulk').ship;
  const lang = useLang();
  return (problems) => {
    const words = problems
      .slice(0, shownProblems)
      .map(({ kind, ...values }) => fill(t.problems[kind] as string, values));
    const more = problems.length - shownProblems;
    return [...words, ...(more > 0 ? [plural(t.moreProblems, more, lang)] : [])].join('\n');
  };
}

/** Asks for the courier and the tracking numbers of several orders. */
export function ShipForm({
  id,
  orders,
  couriers,
  draft,
  problems,
  linkWrong,
  onChange,
  onSubmit,
}: {
  id: string;
  /** The orders that can be shipped, in the order of the lines. */
  orders: readonly ChosenOrder[];
  couriers: readonly KnownCourier[];
  draft: ShippingDraft;
  /** The lines that cannot be used, in words. */
  problems: string;
  linkWrong: boolean;
  onChange: (draft: ShippingDraft) => void;
  onSubmit: () => void;
}) {
  const t = useTexts('orders/bulk').ship;
  const list = `${id}-couriers`;
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={t.courier} hint={t.courierHint}>
        <Input
          value={draft.courier}
          maxLength={80}
          list={list}
          autoComplete="off"
          onChange={({ target: { value } }) => {
            const known = couriers.find(({ name }) => name === value);
            onChange({ ...draft, courier: value, link: known?.link || draft.link });
          }}
        />
      </Field>
      <datalist id={list}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label={t.link}
        hint={fill(t.linkHint, { place: '{number}' })}
        {...(linkWrong && { error: t.linkWrong })}
      >
        <Input
          value={draft.link}
          maxLength={400}
          inputMode="url"
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, link: event.target.value })}
        />
      </Field>
      <Field label={t.numbers} hint={t.numbersHint} {...(problems && { error: problems })}>
        <Textarea
          rows={7}
          value={draft.numbers}
          placeholder={t.example}
          spellCheck={false}
          className="font-mono text-sm"
          onChange={(event) => onChange({ ...draft, numbers: event.target.value })}
        />
      </Field>
      <FileButton onText={(numbers) => onChange({ ...draft, numbers })} />
      <section aria-label={t.order}>
        <p className="text-sm font-semibold">{t.order}</p>
        <ol className="mt-1.5 grid list-decimal gap-1 pl-7 text-sm">
          {orders.map((order) => (
            <li key={order._id}>
              <span translate="no" className="font-semibold">
                {order.orderNumber}
              </span>{' '}
              <span
                translate="no"
                className="text-ink-2"
              >{`${order.name}, ${order.city} ${order.pincode}`}</span>
            </li>
          ))}
        </ol>
      </section>
    </form>
  );
}

/** Reads a CSV file into the text of the numbers. Nothing is sent. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const t = useTexts('orders/bulk').ship;
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await file.text().catch(() => '');
    // A replacement character or a NUL: no text in UTF-8, such as a workbook.
    if (text === '' || file.size > 200_000 || /[\uFFFD\0]/.test(text)) toast.problem(t.fileFailed);
    else onText(text);
  }
  return (
    <label className={buttonClass({ kind: 'secondary', size: 'small', className: 'justify-self-start' })}>
      {t.file}
      <FileInput accept=".csv,.txt,text/csv,text/plain" onFiles={([file]) => void read(file)} />
    </label>
  );
}

/** Names the ticked orders that cannot be shipped, and why. */
export function LeftOut({ orders }: { orders: readonly ChosenOrder[] }) {
  const { ship: t, bulk } = useTexts('orders/bulk');
  const lang = useLang();
  if (orders.length === 0) return null;
  return (
    <Banner tone="warn" className="mb-4">
      <span>{plural(t.left, orders.length, lang)}</span>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-sm font-normal">
        {orders.map(({ _id, orderNumber, problem }) => (
          <li key={_id}>{fill(bulk.refusedOne, { number: orderNumber, reason: problem ?? '' })}</li>
        ))}
      </ul>
    </Banner>
  );
}

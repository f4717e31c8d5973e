import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import type { Returnable, ReturnPolicy } from '#contract/selling/returns/endpoints.ts';
import { givesDelivery, isProblem, type ReturnReason } from '#contract/selling/returns/reasons.ts';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { photoFile } from '#web/forms/photo-file.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select, Textarea } from '#web/ui/form/input.tsx';
import { PhotosField } from './photos-field.tsx';
import { exactRupees } from './return-words.ts';

type Asked = { quantity: number; reason: ReturnReason; text: string; photos: readonly string[] };

/** Returns the body of a request for a return. */
function requestBody(itemId: string, { quantity, reason, text, photos }: Asked): FormData {
  const body = new FormData();
  for (const [key, value] of Object.entries({ itemId, quantity, reason, text: text.trim() }))
    body.set(key, String(value));
  for (const photo of photos) body.append('photo', photoFile(photo), 'photo.jpg');
  return body;
}

/** Requests a refund or a return of one item. Render it only while it is open. */
export function AskDialog({
  order,
  line,
  name,
  policy,
  onClose,
}: {
  order: Order;
  line: Returnable;
  name: string;
  policy: ReturnPolicy;
  onClose: () => void;
}) {
  const t = useTexts('returns');
  const form = useId();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [quantity, setQuantity] = useState(line.quantity);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);
  const [tried, setTried] = useState(false);
  const { save, busy, problem, setProblem } = useSave(
    async (asked: Asked) => {
      const { message } = await upload('POST /api/orders/{id}/returns', requestBody(line.itemId, asked), {
        params: { id: order._id },
        onProgress: () => undefined,
        offline: t.buyer.failed,
      });
      await revalidate();
      toast.good(message);
      onClose();
    },
    { onError: (error) => messageOf(error, t.buyer.failed) },
  );
  const close = () => busy || onClose();

  function send() {
    setTried(true);
    if (reading) {
      setProblem(t.buyer.photoWait);
      return;
    }
    if (reason === '' || text.trim() === '') return;
    void save({ quantity, reason, text, photos });
  }

  return (
    <Sheet
      open
      onClose={close}
      title={t.buyer.open}
      footer={
        <Button type="submit" form={form} busy={busy} busyText={t.buyer.sending}>
          {t.buyer.send}
        </Button>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Item order={order} line={line} name={name} />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <ReasonField line={line} value={reason} onChange={setReason} missing={tried && reason === ''} />
        {line.quantity > 1 && <QuantityField of={line.quantity} value={quantity} onChange={setQuantity} />}
        <Field
          label={t.buyer.words}
          hint={t.buyer.wordsHint}
          {...(tried && text.trim() === '' && { error: t.buyer.wordsMissing })}
        >
          <Textarea maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <PhotosField value={photos} onChange={setPhotos} onReading={setReading} />
        <Gives order={order} line={line} quantity={quantity} reason={reason} policy={policy} />
      </form>
    </Sheet>
  );
}

/** Shows which item it is about. */
function Item({ order, line, name }: { order: Order; line: Returnable; name: string }) {
  const item = order.items.find(({ _id }) => _id === line.itemId);
  return (
    <p className="flex items-center gap-3.5">
      <ArtTile
        src={item?.snapshot.image ?? item?.product?.image[0] ?? ''}
        alt=""
        className="w-16 shrink-0 rounded-[.7rem]!"
      />
      <span className="min-w-0 font-medium break-words">{name}</span>
    </p>
  );
}

function ReasonField({
  line,
  value,
  onChange,
  missing,
}: {
  line: Returnable;
  value: ReturnReason | '';
  onChange: (reason: ReturnReason) => void;
  missing: boolean;
}) {
  const t = useTexts('returns');
  return (
    <Field label={t.buyer.reason} {...(missing && { error: t.buyer.reasonMissing })}>
      <Select value={value} onChange={(event) => onChange(event.target.value as ReturnReason)}>
        <option value="" disabled>
          {t.buyer.chooseReason}
        </option>
        {line.reasons.map((one) => (
          <option key={one} value={one}>
            {t.reasons[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function QuantityField({
  of,
  value,
  onChange,
}: {
  of: number;
  value: number;
  onChange: (quantity: number) => void;
}) {
  const t = useTexts('returns').buyer;
  return (
    <Field label={fill(t.quantity, { n: of })}>
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options are these numbers
          <option key={i}>{i + 1}</option>
        ))}
      </Select>
    </Field>
  );
}

/** Shows what the buyer gets if the request is accepted, by the policy. */
function Gives({
  order,
  line,
  quantity,
  reason,
  policy,
}: {
  order: Order;
  line: Returnable;
  quantity: number;
  reason: ReturnReason | '';
  policy: ReturnPolicy;
}) {
  const t = useTexts('returns').buyer;
  const lang = useLang();
  if (reason === '') return null;
  const { refund = 0, credit = 0, benefitEnds = 0, delivery = 0 } = line.gives[quantity - 1] ?? {};
  if (isProblem(reason)) {
    const back = givesDelivery(reason) ? delivery : 0;
    const amount = exactRupees((Math.round(refund * 100) + Math.round(back * 100)) / 100, lang);
    const late = line.problem && Date.parse(line.problem.inTimeUntil) < Date.now();
    return (
      <p
        role="status"
        className="text-sm text-ink-2"
      >{`${fill(order.paymentMethod === 'online' ? t.gives : t.givesCash, { amount })}${back > 0 ? ` ${fill(t.withDelivery, { delivery: exactRupees(back, lang) })}` : ''}${late ? ` ${fill(t.late, { hours: policy.problemAskHours })}` : ''}`}</p>
    );
  }
  if (credit <= 0)
    return (
      <p role="status" className="text-sm text-ink-2">
        {benefitEnds > 0 ? t.benefitTakesAll : fill(t.belowFee, { fee: exactRupees(policy.fee, lang) })}
      </p>
    );
  return (
    <p role="status" className="text-sm text-ink-2">{`${fill(t.givesCredit, {
      amount: exactRupees(credit, lang),
      fee: exactRupees(policy.fee, lang),
      months: policy.creditMonths,
    })}${benefitEnds > 0 ? ` ${fill(t.benefitEnds, { ends: exactRupees(benefitEnds, lang) })}` : ''}`}</p>
  );
}

import { X } from 'lucide';
import { lazy, Suspense } from 'react';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { personalProblem } from '#contract/catalog/products/personal-rules.ts';
import { loadPart } from '#web/api/load-part.ts';
import { upload } from '#web/api/upload.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import type { Line } from './draft.ts';

// Few orders by hand have items that are made to order.
const PersonalControls = lazy(async () => {
  const { PersonalControls: Controls } = await loadPart(
    () => import('#web/catalog/products/shared/personal/personal-fields.tsx'),
  );
  return { default: Controls };
});

/** Returns the words that tell a line from the others: its name, and what was chosen. */
export function useLineName(): (line: Line) => string {
  const lang = useLang();
  return ({ name, choice }) => [name, choiceName(choice, lang)].filter(Boolean).join(', ');
}

/** An item of the order, with its quantity and what is made to order. `most` is how many pieces it can have. */
export function LineRow({
  line,
  most,
  buyerId,
  onChange,
  onRemove,
}: {
  line: Line;
  most: number;
  buyerId: string | null;
  onChange: (change: (line: Line) => Line) => void;
  onRemove: () => void;
}) {
  const t = useTexts('orders/by-hand').items;
  const lang = useLang();
  const { name, choice, price, picture, quantity } = line;
  const words = { name: useLineName()(line) };
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-0">
      <ArtTile src={picture} alt="" className="rounded-[.6rem]!" />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="tabular block text-sm text-ink-2">
          {[choiceName(choice, lang), formatRupees(price, lang)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <button type="button" aria-label={fill(t.remove, words)} onClick={onRemove} className={iconButtonClass}>
        <Icon of={X} small />
      </button>
      <span className="col-start-2">
        <QuantityStepper
          value={quantity}
          max={most}
          onChange={(next) => onChange((one) => ({ ...one, quantity: next }))}
          onLimit={() => toast.problem(t.limit)}
          texts={{ label: fill(t.quantity, words), less: t.less, more: t.more }}
        />
      </span>
      <span translate="no" className="tabular font-semibold">
        {formatRupees((Math.round(price * 100) * quantity) / 100, lang)}
      </span>
      {line.fields.length > 0 && (
        <MadeToOrder line={line} name={words.name} buyerId={buyerId} onChange={onChange} />
      )}
    </li>
  );
}

/** Asks for what is made to order, as the product's page does. A problem is shown once its field was touched. */
function MadeToOrder({
  line,
  name,
  buyerId,
  onChange,
}: {
  line: Line;
  name: string;
  buyerId: string | null;
  onChange: (change: (line: Line) => Line) => void;
}) {
  const t = useTexts('orders/by-hand').items;
  const { id, fields, values } = line;
  return (
    <fieldset className="col-span-full grid gap-4 rounded-tile border border-line p-3">
      <legend className="px-1 text-sm font-medium">{fill(t.madeToOrder, { name })}</legend>
      <Suspense fallback={<p className="text-sm text-ink-2">{t.fieldsLoading}</p>}>
        <PersonalControls
          scope={`line-${id}`}
          personal={{
            fields,
            read: (field) => values[field] ?? '',
            problemOf: (field) => {
              const value = values[field.id];
              return value === undefined ? null : personalProblem(field, value.trim());
            },
            set: (field, value) => onChange((one) => ({ ...one, values: { ...one.values, [field]: value } })),
            wait: (field, waits) =>
              onChange((one) => {
                const others = one.waiting.filter((other) => other !== field);
                return { ...one, waiting: waits ? [...others, field] : others };
              }),
          }}
          sendPhoto={(body, offline) =>
            buyerId === null
              ? t.buyerFirst
              : upload('POST /api/admin/order-buyers/{id}/photos', body, {
                  params: { id: buyerId },
                  onProgress: () => undefined,
                  offline,
                })
          }
        />
      </Suspense>
      <p className="text-sm text-ink-3">{t.madeToOrderHint}</p>
    </fieldset>
  );
}

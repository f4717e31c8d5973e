import type { Energisation } from '#contract/selling/energisation/endpoints.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { itemName } from '#web/selling/orders/shared/words.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ProgressSteps, type Step } from '#web/ui/feedback/progress-steps.tsx';
import { clockTime, weekdayAndDate } from './energisation-words.ts';

/** The energisations of an order; null for an order without the service. */
export type KnownEnergisations = Energisation[] | 'failed' | null;

/** Loads the energisations of an order that has the service. The order is shown even without them. */
export async function loadEnergisations(order: Order): Promise<KnownEnergisations> {
  if (!order.items.some(({ snapshot }) => snapshot.service)) return null;
  return api('GET /api/energisation/orders/{id}', { params: { id: order._id } }).then(
    ({ energisations }) => energisations,
    () => 'failed' as const,
  );
}

/** Shows how far the energisations of an order are: asked for, planned with the reasons, done with photographs. */
export function OrderEnergisation({ order, known }: { order: Order; known: KnownEnergisations }) {
  const t = useTexts('energisation');
  const orders = useTexts('orders');
  const lang = useLang();
  // What was not paid or was cancelled has no steps to come. What was done before stays to be seen.
  const isLive = order.payableUntil === null && order.orderStatus !== 'Cancelled';
  const shown = known === 'failed' ? [] : (known ?? []).filter(({ status }) => isLive || status === 'done');
  if (known === null || (known !== 'failed' && shown.length === 0)) return null;
  const nameOf = (itemId: string) => {
    const item = order.items.find(({ _id }) => _id === itemId);
    return item ? itemName(item, orders, lang) : '';
  };
  const isOpen = order.orderStatus === 'Pending' || order.orderStatus === 'Processing';
  const stays = isOpen && known !== 'failed' && known.some(({ status }) => status === 'done');
  return (
    <Card>
      <h2 className="text-h3">{t.heading}</h2>
      {known === 'failed' && (
        <Banner tone="bad" className="mt-3">
          {t.loadFailed}
        </Banner>
      )}
      {known !== 'failed' && (
        <ul>
          {shown.map((one) => (
            <li key={one._id} className="border-b border-line pt-4 pb-6 last:border-0 last:pb-0">
              <One energisation={one} item={nameOf(one.itemId)} />
            </li>
          ))}
        </ul>
      )}
      {stays && <p className="mt-4 text-sm text-ink-2">{t.stays}</p>}
    </Card>
  );
}

function One({ energisation, item }: { energisation: Energisation; item: string }) {
  const t = useTexts('energisation');
  const { details, muhurat, note, photos } = energisation;
  const lang = useLang();
  return (
    <>
      <h3 className="font-text text-base font-semibold break-words">
        {details.name === '' ? item : fill(t.of, { item, name: details.name })}
      </h3>
      {(details.gotra || details.intention) && (
        <p className="mt-0.5 mb-3 text-sm break-words text-ink-2">
          {[details.gotra && fill(t.gotraIs, { gotra: details.gotra }), details.intention]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="mt-3">
        <ProgressSteps down steps={useSteps(energisation)} label={fill(t.steps, { item })} />
      </div>
      {muhurat && (
        <details className="mt-3 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
            {t.why}
          </summary>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {muhurat.reasons.map((reason) => (
              <li key={reason.en}>{reason[lang]}</li>
            ))}
          </ul>
        </details>
      )}
      {note && <p className="mt-2 border-l-2 border-haldi pl-3 break-words whitespace-pre-line">{note}</p>}
      <Photographs photos={photos} item={item} />
    </>
  );
}

function useSteps({ status, askedAt, muhurat, person, doneAt, calledOffAt, reason }: Energisation): Step[] {
  const t = useTexts('energisation');
  const lang = useLang();
  const who = person?.[lang] ?? '';
  const asked: Step = {
    name: t.statuses.asked,
    detail: formatDateTime(askedAt, lang),
    state: status === 'asked' ? 'current' : 'done',
  };
  const planned: Step = {
    name: t.statuses.planned,
    detail: muhurat
      ? `${fill(t.plannedFor, {
          date: weekdayAndDate(muhurat.start, lang),
          from: clockTime(muhurat.start, lang),
          to: clockTime(muhurat.end, lang),
          place: muhurat.place[lang],
        })}${who && `, ${fill(t.by, { person: who })}`}`
      : status === 'asked'
        ? t.notYet
        : undefined,
    state: status === 'planned' ? 'current' : status === 'asked' ? 'next' : 'done',
  };
  if (status === 'called_off')
    return [
      asked,
      {
        name: t.statuses.called_off,
        detail: `${calledOffAt ? formatDateTime(calledOffAt, lang) : ''}: ${reason ?? ''} ${t.refunded}`,
        state: 'failed',
      },
    ];
  // It may be done without a plan.
  return [
    asked,
    ...(status === 'done' && !muhurat ? [] : [planned]),
    {
      name: t.statuses.done,
      detail: doneAt ? fill(t.doneAt, { date: formatDateTime(doneAt, lang), person: who }) : undefined,
      state: status === 'done' ? 'done' : 'next',
    },
  ];
}

/** Shows the photographs as thumbnails. Each opens in full size. */
export function Photographs({ photos, item }: { photos: readonly string[]; item: string }) {
  const t = useTexts('energisation');
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2.5">
      {photos.map((photo, i) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" className="block">
            <img
              src={photo}
              alt={fill(t.photo, { n: i + 1, item })}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 rounded-[.6rem] bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

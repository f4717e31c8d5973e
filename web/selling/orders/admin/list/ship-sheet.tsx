import { useEffect, useState } from 'react';
import type { BulkResult, ChosenOrder, KnownCourier } from '#contract/selling/orders/bulk.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { RefusedList } from './refused-orders.tsx';
import { LeftOut, ShipForm, useProblemWords } from './ship-form.tsx';
import { ShipPreview } from './ship-preview.tsx';
import { isLink, type PlannedShipment, planShipments, type ShippingDraft } from './shipping-draft.ts';
import { readTracking } from './tracking-lines.ts';

type Loaded = { orders: ChosenOrder[]; couriers: KnownCourier[] };

// Small requests, so that a parcel is not held up by the other 400, and progress can be shown.
const perRequest = 25;

/** Ships the ticked orders, in three steps: courier and numbers, preview, save. Render it only while it is open. */
export function ShipSheet({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly string[];
  onClose: () => void;
  /** Called after every save, also when some orders were refused. */
  onDone: () => Promise<unknown>;
}) {
  const t = useTexts('orders/bulk').ship;
  const lang = useLang();
  const { loaded, failed } = useChosen(ids);
  const [draft, setDraft] = useState<ShippingDraft>({ courier: '', link: '', numbers: '' });
  const [problems, setProblems] = useState('');
  const [linkWrong, setLinkWrong] = useState(false);
  const [planned, setPlanned] = useState<PlannedShipment[] | null>(null);
  const toWords = useProblemWords();
  const ship = useShip({ onClose, onDone });
  const shippable = loaded?.orders.filter(({ problem }) => problem === null) ?? [];

  function preview(): void {
    const read = readTracking(draft.numbers, shippable);
    setProblems(toWords(read.problems));
    setLinkWrong(!isLink(draft.link));
    if (read.problems.length > 0 || !isLink(draft.link)) return;
    setPlanned(planShipments(shippable, draft, { read, couriers: loaded?.couriers ?? [] }));
  }

  const close = () => ship.busy || onClose();
  return (
    <Sheet
      open
      onClose={close}
      title={plural(t.title, shippable.length || ids.length, lang)}
      footer={
        planned && !ship.refused ? (
          <>
            <Button kind="secondary" disabled={ship.busy} onClick={() => setPlanned(null)}>
              {t.back}
            </Button>
            <Button busy={ship.busy} busyText={ship.progress} onClick={() => void ship.save(planned)}>
              {plural(t.confirm, planned.length, lang)}
            </Button>
          </>
        ) : (
          shippable.length > 0 &&
          !ship.refused && (
            <Button type="submit" form="ship">
              {t.preview}
            </Button>
          )
        )
      }
    >
      {failed && <Banner tone="bad">{t.loadFailed}</Banner>}
      {!loaded && !failed && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t.loading}
        </p>
      )}
      {ship.problem && (
        <Banner tone="bad" className="mb-4">
          {ship.problem}
        </Banner>
      )}
      {ship.refused ? (
        <Refused result={ship.refused} />
      ) : planned ? (
        <ShipPreview planned={planned} />
      ) : (
        loaded && (
          <>
            <LeftOut orders={loaded.orders.filter(({ problem }) => problem !== null)} />
            {shippable.length === 0 ? (
              <p>{t.none}</p>
            ) : (
              <ShipForm
                id="ship"
                orders={shippable}
                couriers={loaded.couriers}
                draft={draft}
                problems={problems}
                linkWrong={linkWrong}
                onChange={(next) => {
                  if (next.numbers !== draft.numbers) setProblems('');
                  if (next.link !== draft.link) setLinkWrong(false);
                  setDraft(next);
                }}
                onSubmit={preview}
              />
            )}
          </>
        )
      )}
    </Sheet>
  );
}

function Refused({ result }: { result: BulkResult }) {
  const { ship: t, bulk } = useTexts('orders/bulk');
  const lang = useLang();
  return (
    <>
      {result.done.length > 0 && <p className="mb-3">{plural(t.done, result.done.length, lang)}</p>}
      <Banner tone="warn">
        <span>{plural(bulk.refusedTitle, result.refused.length, lang)}</span>
        <RefusedList refused={result.refused} />
      </Banner>
    </>
  );
}

/** Loads the ticked orders and the known couriers. */
function useChosen(ids: readonly string[]): { loaded: Loaded | null; failed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = ids.join(',');
  useEffect(() => {
    let gone = false;
    Promise.all([
      api('POST /api/admin/orders/chosen', { body: { orders: asked.split(',') } }),
      api('GET /api/admin/orders/couriers'),
    ]).then(
      ([{ orders }, { couriers }]) => gone || setLoaded({ orders, couriers }),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return { loaded, failed };
}

/** Saves shipments in small requests. A repeated press goes on: what is shipped already counts as done. */
function useShip({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<unknown> }) {
  const t = useTexts('orders/bulk').ship;
  const lang = useLang();
  const [done, setDone] = useState({ n: 0, of: 0 });
  const [refused, setRefused] = useState<BulkResult | null>(null);
  const { save, busy, problem } = useSave(
    async (planned: readonly PlannedShipment[]) => {
      const result: BulkResult = { done: [], refused: [] };
      setDone({ n: 0, of: planned.length });
      for (let at = 0; at < planned.length; at += perRequest) {
        const orders = planned.slice(at, at + perRequest).map(({ order, courier }) => ({
          orderId: order._id,
          revision: order.revision,
          courier,
        }));
        const part = await api('POST /api/admin/orders/ship', { body: { orders } });
        result.done.push(...part.done);
        result.refused.push(...part.refused);
        setDone({ n: at + orders.length, of: planned.length });
      }
      await onDone();
      if (result.done.length > 0) toast.good(plural(t.done, result.done.length, lang));
      if (result.refused.length > 0) setRefused(result);
      else onClose();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return { save, busy, problem, refused, progress: fill(t.shipping, { done: done.n, n: done.of }) };
}

import { useState } from 'react';
import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink, Allowed } from '#web/admin/allowed.tsx';
import { fill, formatDateTime, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { energisationTones } from '../energisation-words.ts';
import { Photographs } from '../order-energisation.tsx';
import { CallOffDialog } from './call-off-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type Work = { what: 'plan' | 'finish' | 'callOff'; of: AdminEnergisation };

/** Returns the name of what is energised in the page's language. */
const thingOf = ({ thing, thingHi }: AdminEnergisation, lang: Lang): string =>
  (lang === 'hi' && thingHi) || thing;

/** Lists energisations with the work on each. */
export function EnergisationTable({ rows }: { rows: readonly AdminEnergisation[] }) {
  const t = useTexts('energisation/admin');
  const [work, setWork] = useState<Work | null>(null);
  const columns = useColumns(setWork);
  const close = () => setWork(null);
  return (
    <>
      <AdminTable label={t.list} columns={columns} rows={rows} keyOf={(one) => one._id} />
      {work?.what === 'plan' && <PlanDialog energisation={work.of} onClose={close} />}
      {work?.what === 'finish' && <FinishDialog energisation={work.of} onClose={close} />}
      {work?.what === 'callOff' && <CallOffDialog energisation={work.of} onClose={close} />}
    </>
  );
}

/** Returns when it was asked for, is planned, was done or called off, in words. */
function timeWords(one: AdminEnergisation, t: Messages['energisation/admin'], lang: Lang): string {
  const person = one.person?.[lang] ?? '';
  const date = (instant: string | null) => (instant ? formatDateTime(instant, lang) : '');
  switch (one.status) {
    case 'asked':
      return fill(t.askedAt, { date: date(one.askedAt) });
    case 'planned':
      return fill(t.plannedFor, { date: date(one.muhurat?.start ?? one.plannedAt), person });
    case 'done':
      return fill(t.doneAt, { date: date(one.doneAt), person });
    case 'called_off':
      return fill(t.calledOffAt, { date: date(one.calledOffAt), reason: one.reason ?? '' });
  }
}

function useColumns(onWork: (work: Work) => void): Column<AdminEnergisation>[] {
  const t = useTexts('energisation/admin');
  const lang = useLang();
  return [
    {
      key: 'thing',
      head: t.columns.thing,
      phone: 'title',
      cell: (one) => `${thingOf(one, lang)} · ${plural(t.pieces, one.quantity, lang)}`,
    },
    {
      key: 'order',
      head: t.columns.order,
      phone: 'line',
      cell: ({ orderId, orderNumber }) => (
        <AdminTextLink to={`/admin/orders/${orderId}`}>{orderNumber}</AdminTextLink>
      ),
    },
    {
      key: 'whom',
      head: t.columns.whom,
      phone: 'line',
      cell: ({ details: { name, gotra, intention } }) => (
        <span className="block max-w-72 break-words">
          <b className="font-semibold">{name}</b>
          <span className="block text-sm text-ink-2">
            {[gotra ? fill(t.gotra, { gotra }) : t.noGotra, intention].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'when',
      head: t.columns.when,
      phone: 'line',
      cell: (one) => (
        <span className="tabular block max-w-64 break-words text-ink-2">
          <span>{timeWords(one, t, lang)}</span>
          <Photographs photos={one.photos} item={thingOf(one, lang)} />
        </span>
      ),
    },
    {
      key: 'status',
      head: t.columns.status,
      phone: 'aside',
      cell: ({ status }) => <Badge tone={energisationTones[status]}>{t.statuses[status]}</Badge>,
    },
    {
      key: 'act',
      head: t.columns.act,
      // Three buttons need the whole width of a card.
      phone: 'line',
      cell: (one) => <Actions one={one} onWork={onWork} />,
    },
  ];
}

function Actions({ one, onWork }: { one: AdminEnergisation; onWork: (work: Work) => void }) {
  const t = useTexts('energisation/admin');
  const item = thingOf(one, useLang());
  if (one.status === 'done' || one.status === 'called_off') return null;
  const about = { item, name: one.details.name };
  const planned = one.status === 'planned';
  return (
    <span className="flex flex-wrap gap-2">
      <Allowed permission="orders.pack">
        <Button
          kind={planned ? 'secondary' : 'primary'}
          size="small"
          aria-label={fill(planned ? t.replanNamed : t.planNamed, about)}
          onClick={() => onWork({ what: 'plan', of: one })}
        >
          {planned ? t.replan : t.plan}
        </Button>
        <Button
          kind={planned ? 'primary' : 'secondary'}
          size="small"
          aria-label={fill(t.finishNamed, about)}
          onClick={() => onWork({ what: 'finish', of: one })}
        >
          {t.finish}
        </Button>
      </Allowed>
      <Allowed permission="orders.refund">
        <Button
          kind="danger"
          size="small"
          aria-label={fill(t.callOffNamed, about)}
          onClick={() => onWork({ what: 'callOff', of: one })}
        >
          {t.callOff}
        </Button>
      </Allowed>
    </span>
  );
}

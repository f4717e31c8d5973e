import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAnswer } from '#contract/office/tickets/answers.ts';
import type { TicketDetail, TicketSender } from '#contract/office/tickets/endpoints.ts';
import { messageLength } from '#contract/office/tickets/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { Facts } from '#web/admin/facts.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { CallLink, MailLink } from '#web/admin/reach-links.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { MessageForm } from '#web/forms/message-form.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { ReplyForm } from '#web/office/tickets/reply-form.tsx';
import { SenderCard } from '#web/office/tickets/sender-card.tsx';
import { TicketFiles } from '#web/office/tickets/ticket-files.tsx';
import { TicketState } from '#web/office/tickets/ticket-state.tsx';
import { readSession } from '#web/session/store.ts';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/ticket';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['tickets', 'orders', 'shell']);
  const loaded = Promise.all([
    api('GET /api/admin/tickets/{id}', { params }),
    api('GET /api/admin/tickets/{id}/sender', { params }),
    api('GET /api/admin/ticket-answers'),
  ]);
  const [{ ticket }, { sender }, { answers }] = await loadForAdmin(loaded, {
    title: texts.tickets.title,
    failed: texts.tickets.loadFailed,
    missing: { title: texts.tickets.notFound },
    back: { to: '/admin/tickets', text: texts.tickets.toList },
  });
  return { texts, ticket, sender, answers };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.ticket.number,
        brand: shopNameIn(matches),
      })
    : [];
}

/** One ticket: its messages, its history, and the next step. */
export default function TicketPage({ loaderData: { ticket, sender, answers } }: Route.ComponentProps) {
  return <Opened key={ticket._id} ticket={ticket} sender={sender} answers={answers} />;
}

type Loaded = { ticket: TicketDetail; sender: TicketSender | null; answers: readonly SavedAnswer[] };

function Opened({ ticket, sender, answers }: Loaded) {
  const t = useTexts('tickets');
  const lang = useLang();
  return (
    <AdminPage
      open
      title={`${ticket.number} · ${t.topics[ticket.topic]}`}
      actions={<TicketActions ticket={ticket} />}
    >
      <p className="mb-4 text-sm">
        <TextLink to="/admin/tickets">{t.toList}</TextLink>
      </p>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-4">
          <Message head={fill(t.wrote, { name: ticket.name })} at={ticket.createdAt} text={ticket.message}>
            <TicketFiles ticketId={ticket._id} files={ticket.files} />
          </Message>
          {ticket.entries.map((entry) => (
            <Message
              key={entry._id}
              head={fill(t.kinds[entry.kind], { name: entry.kind === 'sender' ? ticket.name : entry.by })}
              at={entry.createdAt}
              text={entry.text}
              look={entry.kind === 'note' ? 'bg-gomed-wash' : entry.kind === 'reply' ? 'bg-panna-wash' : ''}
            >
              <TicketFiles ticketId={ticket._id} files={entry.files} />
            </Message>
          ))}
          <Forms ticket={ticket} answers={answers} />
        </div>
        <div className="grid gap-4">
          <TicketFacts ticket={ticket} due={formatDate(ticket.dueAt, lang)} />
          <SenderCard ticket={ticket} sender={sender} />
        </div>
      </div>
    </AdminPage>
  );
}

/** Takes the ticket, hands it back, closes it, opens it again. */
function TicketActions({ ticket }: { ticket: TicketDetail }) {
  const t = useTexts('tickets');
  const { revalidate } = useRevalidator();
  const me = readSession()?.userId;
  const closed = ticket.status === 'closed';
  const { save: change, busy } = useSave(
    async (body: { closed?: boolean; mine?: boolean }) =>
      toast.good((await api('PUT /api/admin/tickets/{id}', { params: { id: ticket._id }, body })).message),
    {
      onError: (error) => toast.problem(messageOf(error, t.failed)),
      // After a refusal too: a colleague may have changed the ticket.
      onEnd: revalidate,
    },
  );
  return (
    <>
      {ticket.assignedTo === null && (
        <Button kind="secondary" size="small" busy={busy} onClick={() => void change({ mine: true })}>
          {t.mine}
        </Button>
      )}
      {ticket.assignedTo?._id === me && (
        <Button kind="secondary" size="small" busy={busy} onClick={() => void change({ mine: false })}>
          {t.free}
        </Button>
      )}
      <Button
        kind={closed ? 'primary' : 'secondary'}
        size="small"
        busy={busy}
        onClick={() => void change({ closed: !closed })}
      >
        {closed ? t.reopen : t.close}
      </Button>
    </>
  );
}

/** Writes an answer to the customer, while the ticket is open, or an internal note. */
function Forms({ ticket, answers }: Omit<Loaded, 'sender'>) {
  const t = useTexts('tickets');
  const { revalidate } = useRevalidator();
  const note = async (text: string) => {
    const params = { id: ticket._id };
    toast.good((await api('POST /api/admin/tickets/{id}/note', { params, body: { text } })).message);
    await revalidate();
  };
  return (
    <>
      {ticket.status !== 'closed' && (
        <section aria-label={t.reply.title} className="rounded-tile border border-line bg-surface p-5">
          <ReplyForm ticket={ticket} answers={answers} onSent={revalidate} />
        </section>
      )}
      <section aria-label={t.note.title} className="rounded-tile border border-line bg-surface p-5">
        <MessageForm words={{ ...t.note, failed: t.failed }} max={messageLength.max} onSend={note} />
      </section>
    </>
  );
}

function Message({
  head,
  at,
  text,
  look = '',
  children,
}: {
  head: string;
  at: string;
  text: string;
  look?: string;
  children?: ReactNode;
}) {
  const lang = useLang();
  return (
    <article className={`rounded-tile border border-line p-5 ${look || 'bg-surface'}`}>
      <h2 className="flex flex-wrap justify-between gap-x-4 font-text text-sm">
        <span className="font-semibold">{head}</span>
        <span translate="no" className="font-normal text-ink-2">
          {formatDateTime(at, lang)}
        </span>
      </h2>
      {text && <p className="written mt-2 break-words whitespace-pre-line">{text}</p>}
      {children}
    </article>
  );
}

function TicketFacts({ ticket, due }: { ticket: TicketDetail; due: string }) {
  const t = useTexts('tickets');
  const lang = useLang();
  const rows: (readonly [string, ReactNode] | '')[] = [
    [t.facts.email, <MailLink key="email" email={ticket.email} />],
    ticket.phone && [t.facts.phone, <CallLink key="phone" phone={ticket.phone} />],
    ticket.orderNumber && [
      t.facts.order,
      <AdminTextLink key="order" to={`/admin/orders?${new URLSearchParams({ q: ticket.orderNumber })}`}>
        {ticket.orderNumber}
      </AdminTextLink>,
    ],
    [t.facts.language, t.facts.languages[ticket.language]],
    [t.facts.received, formatDateTime(ticket.createdAt, lang)],
    [t.facts.due, due],
    [t.facts.with, ticket.assignedTo?.name ?? t.nobody],
  ];
  return (
    <section aria-label={t.facts.title} className="rounded-tile border border-line bg-surface p-5 text-sm">
      <TicketState ticket={ticket} />
      <div className="mt-3">
        <Facts rows={rows.filter((row) => row !== '')} />
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { messageLength } from '#contract/office/tickets/rules.ts';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { MessageForm } from '#web/forms/message-form.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AddFiles } from '#web/office/tickets/contact/add-files.tsx';
import { OwnState } from '#web/office/tickets/own/own-state.tsx';
import { TicketFiles } from '#web/office/tickets/ticket-files.tsx';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/ticket';

// `tickets` and `tickets/contact` have the words of the files.
const features = ['tickets/own', 'tickets/contact', 'tickets', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const t = (await loadTexts(pageLang(), features))['tickets/own'];
  return {
    title: t.title,
    failed: t.failed,
    retry: t.retry,
    missing: { title: t.missing, text: t.missingText },
    back: { to: '/tickets', text: t.all },
  };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [texts, { ticket }] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/tickets/{number}', { params }), failureWords),
  ]);
  return { texts, ticket };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.ticket.number, brand: shopNameIn(matches) }) : [];
}

/** One of the user's own tickets: messages, files, and a way to write more while it is open. */
export default function OwnTicketPage({ loaderData: { ticket } }: Route.ComponentProps) {
  const t = useTexts('tickets/own');
  const { revalidate } = useRevalidator();
  const send = async (text: string) => {
    const params = { number: ticket.number };
    toast.good((await api('POST /api/tickets/{number}/messages', { params, body: { text } })).message);
    await revalidate();
  };
  return (
    <div className="wrap max-w-200 pt-6 pb-16 lg:pt-9 lg:pb-24">
      <p className="text-sm">
        <TextLink to="/tickets" className="py-2.5">
          {t.all}
        </TextLink>
      </p>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h2 break-words">
          {fill(t.threadTitle, { topic: t.topics[ticket.topic], number: ticket.number })}
        </h1>
        <OwnState status={ticket.status} />
      </div>
      {ticket.orderNumber && (
        <p className="mb-4 text-ink-2">{fill(t.order, { number: ticket.orderNumber })}</p>
      )}
      <div className="grid gap-4">
        <Message head={t.you} at={ticket.createdAt} text={ticket.message}>
          <TicketFiles ticketId={ticket._id} files={ticket.files} />
        </Message>
        {ticket.entries.map((entry) => (
          <Message
            key={entry._id}
            head={t.kinds[entry.kind]}
            at={entry.createdAt}
            text={entry.text}
            isOurs={entry.kind === 'reply'}
          >
            <TicketFiles ticketId={ticket._id} files={entry.files} />
          </Message>
        ))}
      </div>
      {ticket.status === 'closed' ? (
        <div className="mt-6 grid justify-items-start gap-3">
          <p className="text-ink-2">{t.closedText}</p>
          <LinkButton to="/contact-us" kind="secondary">
            {t.write}
          </LinkButton>
        </div>
      ) : (
        <section aria-labelledby="more" className="mt-8 grid gap-6">
          <h2 id="more" className="text-h3">
            {t.more}
          </h2>
          <MessageForm
            words={{ ...t, missing: t.empty, failed: t.sendFailed }}
            max={messageLength.max}
            rows={4}
            isMain
            onSend={send}
          />
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.addFiles}</summary>
            <div className="pt-2">
              <AddFiles number={ticket.number} />
            </div>
          </details>
        </section>
      )}
    </div>
  );
}

function Message({
  head,
  at,
  text,
  isOurs = false,
  children,
}: {
  head: string;
  at: string;
  text: string;
  isOurs?: boolean;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <article
      className={`rounded-tile border border-line p-4 lg:p-5 ${isOurs ? 'bg-panna-wash' : 'bg-surface'}`}
    >
      <h2 className="flex flex-wrap justify-between gap-x-4 font-text text-sm">
        <span className="font-semibold">{head}</span>
        <span translate="no" className="font-normal text-ink-2">
          {formatDateTime(at, lang)}
        </span>
      </h2>
      {text && (
        <p lang={langOf(text)} className="written mt-2 break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {children}
    </article>
  );
}

import { redirect } from 'react-router';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { OwnState } from '#web/office/tickets/own/own-state.tsx';
import { fill, formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/tickets';

const pageSize = 20;
const features = ['tickets/own', 'shell'] as const;
const pathOf = (page: number): string => (page > 1 ? `/tickets?page=${page}` : '/tickets');

async function failureWords(): Promise<LoadWords> {
  const { title, failed, retry } = (await loadTexts(pageLang(), features))['tickets/own'];
  return { title, failed, retry };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const [texts, { tickets, total }] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/tickets', { query: { page } }), failureWords),
  ]);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page > last) throw redirect(pathOf(last));
  return { texts, tickets, page, last };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['tickets/own'].title, brand: shopNameIn(matches) })
    : [];
}

/** The tickets that the user has sent, the one with the last message first. */
export default function Tickets({ loaderData: { tickets, page, last } }: Route.ComponentProps) {
  const t = useTexts('tickets/own');
  const lang = useLang();
  return (
    <div className="wrap max-w-200 pt-6 pb-16 lg:pt-9 lg:pb-24">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-2 text-ink-2">{t.intro}</p>
        </div>
        {tickets.length > 0 && (
          <LinkButton to="/contact-us" kind="secondary">
            {t.write}
          </LinkButton>
        )}
      </div>
      {tickets.length === 0 ? (
        <EmptyState
          art="diya"
          title={t.none}
          text={t.noneText}
          action={<LinkButton to="/contact-us">{t.write}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-3">
          {tickets.map((ticket) => (
            <li
              key={ticket._id}
              className="relative rounded-tile border border-line bg-surface p-4 hover:border-line-strong"
            >
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <Link
                  to={`/tickets/${ticket.number}`}
                  className="font-semibold hover:underline after:absolute after:inset-0"
                >
                  {fill(t.threadTitle, { topic: t.topics[ticket.topic], number: ticket.number })}
                </Link>
                <OwnState status={ticket.status} />
              </div>
              <p lang={langOf(ticket.start)} className="written mt-1 line-clamp-2 break-words text-ink-2">
                {ticket.start}
              </p>
              <p translate="no" className="mt-1 text-sm text-ink-3">
                {formatDate(ticket.changedAt, lang)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-10 empty:hidden">
        <Pagination current={page} last={last} to={pathOf} />
      </div>
    </div>
  );
}

import { useState } from 'react';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { api } from '#web/api/client.ts';
import { expertiseWords, splitWords } from '#web/consultations/astrologers/shared/practice-words.ts';
import { AstrologerCard } from '#web/consultations/chat/list/astrologer-card.tsx';
import { BalanceCard } from '#web/consultations/chat/list/balance-card.tsx';
import { LowDialog } from '#web/consultations/chat/list/low-dialog.tsx';
import { OpenChat } from '#web/consultations/chat/list/open-chat.tsx';
import { useAstrologers } from '#web/consultations/chat/list/use-astrologers.ts';
import { loadOpenChat, useOpenChat } from '#web/consultations/chat/list/use-open-chat.ts';
import { useRequest } from '#web/consultations/chat/list/use-request.ts';
import { AddMoney } from '#web/consultations/chat/money/add-money.tsx';
import { loadBalance, useBalance } from '#web/consultations/chat/money/use-balance.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { readSession } from '#web/session/store.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/astro-list';

export async function clientLoader() {
  const asks = readSession()?.role === 'user';
  // A failed list is retried silently (specification: its failures are not shown).
  const [texts, list, balance, open] = await Promise.all([
    loadTexts(pageLang(), ['chat', 'astrologers/practice', 'shell']),
    api('GET /api/astrologers/list').catch((): ListedAstrologer[] => []),
    asks ? loadBalance() : null,
    loadOpenChat().catch(() => null),
  ]);
  return { texts, list, balance, open, asks };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.chat.list.title, brand: shopNameIn(matches) }) : [];
}

/** Astrologers to chat with, those online first. */
export default function AstroList({ loaderData }: Route.ComponentProps) {
  const { list, asks } = loaderData;
  const open = useOpenChat(loaderData.open);
  const t = useTexts('chat').list;
  const { astrologers, stale, renew: renewList } = useAstrologers(list);
  const { balance, renew } = useBalance(loaderData.balance);
  const { request, asking, tooLittle, close } = useRequest({
    balance,
    onBalance: () => void renew(),
    onPrice: () => void renewList(),
  });
  const [adding, setAdding] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);

  const online = astrologers.filter(({ isOnline }) => isOnline);
  const lowest = online.length > 0 ? Math.min(...online.map((one) => one.pricePerMinute)) : null;
  const expertises = [...new Set(astrologers.flatMap(({ expertise }) => splitWords(expertise)))].sort();
  const shown = astrologers.filter((one) => wanted === null || splitWords(one.expertise).includes(wanted));
  return (
    <div className="wrap pb-16 lg:pb-24">
      <div className="grid gap-2 py-5 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-9 lg:pb-6">
        <div>
          <h1 className="text-h1">{t.title}</h1>
          <p className="mt-1.5 text-lg text-ink-2">{t.intro}</p>
        </div>
        <OnlineCount n={online.length} />
      </div>
      {open && <OpenChat session={open} />}
      {balance !== null && <BalanceCard balance={balance} rate={lowest} onAdd={() => setAdding(true)} />}
      {expertises.length > 1 && (
        <ExpertiseFilter expertises={expertises} wanted={wanted} onChange={setWanted} />
      )}
      {stale && (
        <p role="status" className="mb-4 text-sm text-gomed">
          {t.stale}
        </p>
      )}
      {online.length === 0 && <EmptyState art="diya-unlit" title={t.nobodyTitle} text={t.nobodyText} />}
      {shown.length === 0 && astrologers.length > 0 && (
        <div className="grid justify-items-center gap-3 py-10 text-center">
          <p className="text-ink-2">{t.noExpertise}</p>
          <Button kind="secondary" onClick={() => setWanted(null)}>
            {t.showAll}
          </Button>
        </div>
      )}
      <ul aria-label={t.listLabel} className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3 lg:gap-5">
        {shown.map((one) => (
          <AstrologerCard
            key={one._id}
            astrologer={one}
            asking={asking}
            onRequest={asks ? () => void request(one) : undefined}
          />
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 text-ink-2">
        <TextLink to="/my-chats" className="inline-flex min-h-11 items-center">
          {t.past}
        </TextLink>
        {!asks && <span>{t.onlyCustomers}</span>}
      </p>
      <LowDialog
        astrologer={tooLittle}
        balance={balance ?? 0}
        onClose={close}
        onAdd={() => {
          close();
          setAdding(true);
        }}
      />
      <AddMoney open={adding} onClose={() => setAdding(false)} balance={balance} renew={renew} />
    </div>
  );
}

/** Says how many astrologers are online. */
function OnlineCount({ n }: { n: number }) {
  const t = useTexts('chat').list;
  const lang = useLang();
  return (
    <p role="status" className="inline-flex items-center gap-2.5 font-semibold text-panna">
      {n > 0 && (
        <span
          aria-hidden="true"
          className="ml-1 size-2.75 rounded-full bg-[#16a06a] ring-4 ring-[#16a06a38]"
        />
      )}
      <span className={n > 0 ? '' : 'text-ink-2'}>{n > 0 ? plural(t.online, n, lang) : t.noneOnline}</span>
    </p>
  );
}

/** Limits the list to one expertise, or to none. */
function ExpertiseFilter({
  expertises,
  wanted,
  onChange,
}: {
  expertises: readonly string[];
  wanted: string | null;
  onChange: (wanted: string | null) => void;
}) {
  const t = useTexts('chat').list;
  const practice = useTexts('astrologers/practice');
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons that filter at once, not a form.
    <div
      role="group"
      aria-label={t.filter}
      className="scrollbar-none -mx-(--nr-gutter) mb-5 flex gap-2 overflow-x-auto px-(--nr-gutter) py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <Chip chosen={wanted === null} onClick={() => onChange(null)} className="min-h-11">
        {t.all}
      </Chip>
      {expertises.map((one) => (
        <Chip key={one} chosen={wanted === one} onClick={() => onChange(one)} className="min-h-11">
          {expertiseWords(one, practice)}
        </Chip>
      ))}
    </div>
  );
}

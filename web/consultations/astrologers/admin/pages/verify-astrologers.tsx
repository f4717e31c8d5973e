import { ChevronLeft } from 'lucide';
import { useNavigate, useSearchParams } from 'react-router';
import { kycDocuments } from '#contract/consultations/astrologers/kyc-rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { ReviewList } from '#web/consultations/astrologers/admin/review-list.tsx';
import { ReviewPanel } from '#web/consultations/astrologers/admin/review-panel.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/verify-astrologers';

const statuses = ['pending', 'approved', 'rejected'] as const;
const path = '/admin/verify-astrologers';
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const status = statuses.find((one) => one === search.get('status')) ?? 'pending';
  const texts = await loadTexts(pageLang(), ['astrologers/admin', 'shell']);
  const shown = await loadForAdmin(
    api('GET /api/auth/admin/astrologers/pending-kyc', { query: { status, ...cursorsOf(search) } }),
    { title: texts['astrologers/admin'].title, failed: texts['astrologers/admin'].loadFailed },
  );
  return { texts, status, shown };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['astrologers/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** The list on the left, the documents of the chosen astrologer on the right. On phones one at a time. */
export default function VerifyAstrologers({ loaderData: { status, shown } }: Route.ComponentProps) {
  const t = useTexts('astrologers/admin');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const list = (more: Record<string, string> = {}) => `${path}?${new URLSearchParams({ status, ...more })}`;
  const astrologerId = search.get('astrologer');
  const chosen = shown.astrologers.find((one) => one._id === astrologerId) ?? null;
  const document = kycDocuments.find((one) => one === search.get('document')) ?? null;
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <TabLinks
        label={t.tabs.label}
        current={status}
        tabs={statuses.map((value) => ({
          value,
          to: `${path}?status=${value}`,
          text: t.tabs[value],
          count: shown.counts[value],
        }))}
      />
      {shown.astrologers.length === 0 && (
        <EmptyState art="diya" title={t.none[status]} {...(status === 'pending' && { text: t.noneText })} />
      )}
      {shown.astrologers.length > 0 && (
        <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
          <div className={chosen ? 'max-lg:hidden' : ''}>
            <ReviewList
              astrologers={shown.astrologers}
              current={chosen?._id ?? null}
              to={(id) => list({ ...cursorsOf(search), astrologer: id })}
            />
            <ListPager total={shown.counts[status]} pages={shown.pages} />
          </div>
          {chosen ? (
            <div className="min-w-0">
              <TextLink
                to={list()}
                className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm lg:hidden"
              >
                <Icon of={ChevronLeft} small />
                {t.back}
              </TextLink>
              <ReviewPanel
                key={`${chosen._id} ${chosen.sentAt}`}
                astrologer={chosen}
                first={document}
                onDecided={() => void navigate(list(), { preventScrollReset: true })}
              />
            </div>
          ) : (
            <p className="rounded-tile border border-dashed border-line-strong px-5 py-10 text-center text-ink-2 max-lg:hidden">
              {t.choose}
            </p>
          )}
        </div>
      )}
    </AdminPage>
  );
}

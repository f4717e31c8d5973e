import { energisationStatuses } from '#contract/selling/energisation/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { EnergisationTable } from '#web/selling/energisation/admin/energisation-table.tsx';
import { OfferCard } from '#web/selling/energisation/admin/offer-card.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/energisations';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const status = energisationStatuses.find((one) => one === search.get('status')) ?? 'asked';
  const texts = await loadTexts(pageLang(), ['energisation/admin', 'energisation', 'shell']);
  const { title, loadFailed: failed } = texts['energisation/admin'];
  const query = { status, limit: pageSize, ...cursorsOf(search) };
  const shown = await loadForAdmin(api('GET /api/admin/energisations', { query }), { title, failed });
  return { texts, status, shown };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['energisation/admin'].title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The energisations to do, and those that are over. */
export default function AdminEnergisations({ loaderData: { status, shown } }: Route.ComponentProps) {
  const t = useTexts('energisation/admin');
  const url = useListUrl();
  const { energisations, counts, offer } = shown;
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        offer && (
          <>
            <AdminLinkButton kind="secondary" size="small" to={`/admin/edit-product/${offer.productId}`}>
              {t.atProduct}
            </AdminLinkButton>
            <AdminLinkButton kind="secondary" size="small" to="/admin/settings?section=energisation">
              {t.people}
            </AdminLinkButton>
          </>
        )
      }
    >
      {!offer && <OfferCard />}
      <TabLinks
        label={t.tabs}
        current={status}
        tabs={energisationStatuses.map((value) => ({
          value,
          to: url.to({ status: value === 'asked' ? '' : value }),
          text: t.statuses[value],
          count: counts[value],
        }))}
      />
      <div className="mt-4 lg:mt-0">
        {energisations.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {energisations.length > 0 && <EnergisationTable rows={energisations} />}
      </div>
      <ListPager total={counts[status]} pages={shown.pages} />
    </AdminPage>
  );
}

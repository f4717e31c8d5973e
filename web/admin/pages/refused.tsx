import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminWay } from '#web/admin/allowed.tsx';
import { usePermittedLinks } from '#web/admin/rights.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/refused';

export const clientLoader = async () => ({ texts: await loadTexts(pageLang(), ['admin', 'shell']) });
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.admin.refused.title, brand: shopNameIn(matches) })
    : [];
}

/** Tells a person that they may not open a page, and leads to what they may. */
export default function AdminRefused() {
  const t = useTexts('admin');
  const [first] = usePermittedLinks();
  return (
    <AdminPage title={t.refused.title}>
      <EmptyState
        art="diya-unlit"
        title={t.refused.heading}
        text={t.refused.text}
        action={
          first && (
            <LinkButton to={first.to}>{fill(t.refused.toFirst, { page: t.links[first.text] })}</LinkButton>
          )
        }
      />
      <p className="mt-4 text-center text-sm">
        <AdminWay to="/admin/permissions">{t.refused.rights}</AdminWay>
      </p>
    </AdminPage>
  );
}

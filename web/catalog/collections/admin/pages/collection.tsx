import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { ApiError, api } from '#web/api/client.ts';
import { CollectionForm } from '#web/catalog/collections/admin/collection-form.tsx';
import { blankCollection, type bodyOf, typedOf } from '#web/catalog/collections/admin/form-values.ts';
import { collectionPath, collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/collection';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), [
    'collections/admin',
    'collections/errors',
    'products',
    'products/facts',
    'products/filters',
    'shell',
  ]);
  const t = texts['collections/admin'];
  if (id === 'new') return { texts, found: null };
  const found = await loadForAdmin(api('GET /api/admin/collections/{id}', { params: { id } }), {
    title: t.title,
    failed: t.loadFailed,
    missing: { title: t.notFound },
    back: { to: '/admin/collections', text: t.toList },
  });
  return { texts, found };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.found?.collection.name ?? loaderData.texts['collections/admin'].newTitle,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The form of a collection, new or saved. */
export default function CollectionForAdmin({ loaderData: { found } }: Route.ComponentProps) {
  const t = useTexts('collections/admin');
  const lang = useLang();
  const navigate = useNavigate();
  const { reload } = useReload();
  const mayWrite = usePermission('products.write');
  const [outdated, setOutdated] = useState(false);
  const [round, setRound] = useState(0);
  const collection = found?.collection;
  const again = () => {
    setOutdated(false);
    setRound(round + 1);
  };
  async function save(body: ReturnType<typeof bodyOf>) {
    if (!collection) {
      const made = await api('POST /api/admin/collections', { body });
      toast.good(made.message);
      await navigate(`/admin/collections/${made.collection._id}`, { replace: true });
      return;
    }
    try {
      const { message } = await api('PUT /api/admin/collections/{id}', {
        params: { id: collection._id },
        body: { ...body, version: collection.version },
      });
      const fresh = await reload();
      toast.good(message);
      if (fresh) again();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'collection_changed')) throw error;
      setOutdated(true);
      scrollTo({ top: 0 });
    }
  }
  return (
    <AdminPage
      open
      title={collection ? collectionTexts(collection, lang).name : t.newTitle}
      actions={
        collection?.state === 'published' &&
        !collection.deletedAt && (
          <LinkButton to={collectionPath(collection.slug)} kind="secondary" size="small">
            {t.view}
          </LinkButton>
        )
      }
    >
      <p className="mb-4 text-sm">
        <TextLink to="/admin/collections">{t.toList}</TextLink>
      </p>
      {outdated && <ChangedBanner onShow={again} />}
      <CollectionForm
        key={`${collection?._id ?? 'new'} ${round}`}
        initial={found ? typedOf(found.collection, found.names) : blankCollection}
        slugFixed={collection?.slugFixed ?? false}
        readOnly={!mayWrite || Boolean(collection?.deletedAt)}
        onSave={save}
      />
    </AdminPage>
  );
}

import { useState } from 'react';
import type { HomePlace } from '#contract/catalog/home/endpoints.ts';
import { homeSections } from '#contract/catalog/home/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { AddCollection } from '#web/catalog/home/admin/add-collection.tsx';
import { PlaceList } from '#web/catalog/home/admin/place-list.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/home-page';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['home/admin', 'shell']);
  const { title, loadFailed: failed } = texts['home/admin'];
  return { texts, home: await loadForAdmin(api('GET /api/admin/home'), { title, failed }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['home/admin'].title, brand: shopNameIn(matches) })
    : [];
}

const usualPlaces = (places: readonly HomePlace[]): HomePlace[] => [
  ...homeSections.map((section) => ({ section, shown: true })),
  ...places.filter((place) => 'collection' in place),
];

/** The order of the home page: move, hide and show sections, add collections. Nothing changes before it is saved. */
export default function AdminHomePage({ loaderData: { home } }: Route.ComponentProps) {
  const t = useTexts('home/admin');
  const { reload } = useReload();
  const [places, setPlaces] = useState<readonly HomePlace[]>(home.places);
  const [outdated, setOutdated] = useState(false);
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = await api('PUT /api/admin/home', {
        body: { version: home.version, places: [...places] },
      });
      await reload();
      toast.good(message);
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError && error.code === 'home_changed')) return messageOf(error, t.failed);
        setOutdated(true);
        return '';
      },
    },
  );
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <>
          <AdminLinkButton to="/admin/collections" kind="secondary" size="small">
            {t.toCollections}
          </AdminLinkButton>
          <LinkButton to="/" kind="secondary" size="small">
            {t.view}
          </LinkButton>
        </>
      }
    >
      {outdated && <Outdated onShow={setPlaces} done={() => setOutdated(false)} />}
      <PlaceList places={places} collections={home.collections} onChange={setPlaces} />
      <AddCollection places={places} collections={home.collections} onChange={setPlaces} />
      {problem && (
        <Banner tone="bad" className="mt-4">
          {problem}
        </Banner>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} busyText={t.saving} onClick={() => void save()}>
          {t.save}
        </Button>
        <Button kind="ghost" disabled={busy} onClick={() => setPlaces(usualPlaces(places))}>
          {t.usual}
        </Button>
      </div>
    </AdminPage>
  );
}

/** Says that somebody else was faster, and takes over their order. */
function Outdated({ onShow, done }: { onShow: (places: readonly HomePlace[]) => void; done: () => void }) {
  return (
    <ChangedBanner
      onShow={() => {
        done();
        void api('GET /api/admin/home').then(({ places }) => onShow(places));
      }}
    />
  );
}

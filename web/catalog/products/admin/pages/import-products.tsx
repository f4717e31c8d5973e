import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api } from '#web/api/client.ts';
import { ImportBadge } from '#web/catalog/products/admin/import/import-badge.tsx';
import { ImportPanel } from '#web/catalog/products/admin/import/import-panel.tsx';
import { ExportCard, SendCard } from '#web/catalog/products/admin/import/send-file.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/import-products';

const pollMs = 700;
const moves = (one: ProductImport): boolean => one.status === 'checking' || one.status === 'applying';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['products/import', 'shell']);
  const { imports } = await loadForAdmin(api('GET /api/admin/product-imports'), {
    title: texts['products/import'].title,
    failed: texts['products/import'].loadFailed,
  });
  return { texts, imports };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['products/import'].title, brand: shopNameIn(matches) })
    : [];
}

/**
 * CSV export and import of products. The URL names the import that is shown, so a reload keeps showing it.
 */
export default function ImportProducts({ loaderData: { imports: loaded } }: Route.ComponentProps) {
  const t = useTexts('products/import');
  const lang = useLang();
  const [search, setSearch] = useSearchParams();
  const [changed, setChanged] = useState<readonly ProductImport[]>([]);
  const imports = [
    ...changed,
    ...loaded.filter((one) => !changed.some(({ _id }) => _id === one._id)),
  ].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const watched = imports.find((one) => one._id === search.get('import'));
  const follow = (now: ProductImport) =>
    setChanged((all) => [now, ...all.filter(({ _id }) => _id !== now._id)]);

  usePoll(
    async () => {
      if (watched) follow(await api('GET /api/admin/product-imports/{id}', { params: { id: watched._id } }));
    },
    pollMs,
    watched !== undefined && moves(watched),
  );

  return (
    <AdminPage open title={t.title} intro={t.intro}>
      <div className="grid gap-4.5">
        {watched && <ImportPanel shown={watched} onChanged={follow} />}
        <div className="grid gap-4.5 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
          <SendCard
            onSent={(sent) => {
              follow(sent);
              setSearch({ import: sent._id }, { preventScrollReset: true });
            }}
          />
          <ExportCard />
        </div>
        <section aria-labelledby="latest-imports">
          <h2 id="latest-imports" className="text-h3 mb-3">
            {t.latest}
          </h2>
          {imports.length === 0 && <p className="text-ink-2">{t.none}</p>}
          <ul className="grid gap-2.5 empty:hidden">
            {imports.map((one) => (
              <li key={one._id}>
                <Link
                  to={`?import=${one._id}`}
                  aria-current={one._id === watched?._id || undefined}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tile border border-line bg-surface px-4 py-3 hover:border-ink aria-[current=true]:border-ink"
                >
                  <span className="min-w-0 font-medium break-words">{one.fileName}</span>
                  <span className="flex items-center gap-3 text-sm text-ink-2">
                    <span>{fill(t.by, { name: one.by, when: formatDateTime(one.createdAt, lang) })}</span>
                    <ImportBadge shown={one} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </AdminPage>
  );
}

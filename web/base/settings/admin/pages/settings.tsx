import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminSetting } from '#contract/base/settings/endpoints.ts';
import { isGuardedSetting } from '#contract/base/settings/guarded.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { api } from '#web/api/client.ts';
import { FindSetting, useFocusedField } from '#web/base/settings/find-setting.tsx';
import { History } from '#web/base/settings/history.tsx';
import { SectionForm } from '#web/base/settings/section-form.tsx';
import { sectionsHere } from '#web/base/settings/shared/sections-here.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/settings';

/** Returns the sections, and the one of the URL, or the first one, with its setting. */
function findSection(settings: readonly AdminSetting[], id: string | null) {
  const byKey = new Map(settings.map((one) => [one.key, one]));
  const sections = sectionsHere().filter(({ key }) => byKey.has(key));
  const section = sections.find((one) => one.id === id) ?? sections[0];
  const setting = section && byKey.get(section.key);
  if (!setting) throw new Error('the shop has no settings');
  return { sections, section, setting };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const sectionId = new URL(request.url).searchParams.get('section');
  const texts = await loadTexts(pageLang(), ['settings', 'settings/problems', 'shell']);
  const shown = await loadForAdmin(
    api('GET /api/admin/settings').then(({ settings }) => findSection(settings, sectionId)),
    { title: texts.settings.title, failed: texts.settings.loadFailed },
  );
  return { texts, ...shown, field: new URL(request.url).searchParams.get('field') };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.settings.title, brand: shopNameIn(matches) }) : [];
}

/** The settings of the shop, by section. */
export default function Settings({
  loaderData: { sections, section, setting, field },
}: Route.ComponentProps) {
  const t = useTexts('settings');
  const lang = useLang();
  const isGuarded = isGuardedSetting(section.key);
  const mayWrite = usePermission(isGuarded ? 'settings.guarded' : 'settings.write');
  // Saving, or "show what is saved now", resets the form.
  const [round, setRound] = useState(0);
  const form = useFocusedField(field, useLocation().key);
  const list = useRef<HTMLUListElement>(null);
  // The row of sections scrolls sideways on phones; this brings the current one into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another link.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (here) here.closest('nav')?.scrollTo({ left: here.offsetLeft - 24 });
  }, [section.id]);
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <FindSetting />
      <div className="grid gap-6 *:min-w-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={t.sections} className="scrollbar-none -mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
          <ul ref={list} className="flex gap-1.5 lg:block">
            {sections.map(({ id }) => (
              <li key={id}>
                <Link
                  to={`?section=${id}`}
                  preventScrollReset
                  aria-current={id === section.id ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-control px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-ink/6 hover:text-ink max-lg:border max-lg:border-line aria-[current=page]:bg-manik-wash aria-[current=page]:text-manik-text lg:min-h-10"
                >
                  {t.names[id as keyof typeof t.names]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={form} className="max-w-180">
          <h2 className="text-h3">{t.names[section.id as keyof typeof t.names]}</h2>
          <p className="mt-1 text-ink-2">{t.notes[section.id as keyof typeof t.notes]}</p>
          <p className="mt-1 mb-5 text-sm text-ink-3">
            {setting.changedAt
              ? fill(t.changed, {
                  name: setting.changedBy || t.history.somebody,
                  when: formatDateTime(setting.changedAt, lang),
                })
              : t.standing}
          </p>
          {!mayWrite && (
            <Banner tone="info" className="mb-5">
              {isGuarded ? t.guarded : t.readOnly}
            </Banner>
          )}
          <SectionForm
            key={`${section.id} ${round}`}
            section={section}
            setting={setting}
            readOnly={!mayWrite}
            onSaved={() => setRound(round + 1)}
          />
          <History section={section} version={setting.version} />
        </div>
      </div>
    </AdminPage>
  );
}

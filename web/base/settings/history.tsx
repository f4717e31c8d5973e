import { useEffect, useState } from 'react';
import type { SettingChange } from '#contract/base/settings/endpoints.ts';
import type { SettingSection } from '#contract/base/settings/forms.ts';
import { ChangeList } from '#web/admin/change-list.tsx';
import { api } from '#web/api/client.ts';
import { changesOf } from '#web/base/settings/shared/changes.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** Lists the changes to a section, newest first. `version` is the setting's, so that a save loads the list again. */
export function History({ section, version }: { section: SettingSection; version: number }) {
  const words = useTexts('settings');
  const t = words.history;
  const lang = useLang();
  const [changes, setChanges] = useState<readonly SettingChange[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means a new change.
  useEffect(() => {
    let here = true;
    api('GET /api/admin/settings/{key}/changes', { params: { key: section.key } }).then(
      (response) => here && setChanges(response.changes),
      () => here && setChanges('failed'),
    );
    return () => {
      here = false;
    };
  }, [section.key, version]);
  const visible =
    changes === null || changes === 'failed'
      ? []
      : changes
          .map((one) => ({ ...one, list: changesOf(section, one, words, lang) }))
          .filter(({ list }) => list.length > 0);
  return (
    <section
      aria-labelledby="history"
      aria-busy={changes === null}
      className="mt-8 border-t border-line pt-5"
    >
      <h3 id="history" className="mb-3 text-h3">
        {t.title}
      </h3>
      {changes === 'failed' && <p className="text-moonga">{t.failed}</p>}
      {Array.isArray(changes) && visible.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ol className="grid gap-5">
        {visible.map(({ at, by, list }) => (
          <li key={at} className="text-sm">
            <p className="mb-1.5 text-ink-2">
              {fill(t.by, { name: by || t.somebody, when: formatDateTime(at, lang) })}
            </p>
            <ChangeList changes={list} />
          </li>
        ))}
      </ol>
    </section>
  );
}

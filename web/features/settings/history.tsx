import { useEffect, useState } from 'react';
import type { SettingChange } from '#contract/settings/endpoints.ts';
import type { SettingSection } from '#contract/settings/forms.ts';
import { ChangeList } from '#web/admin/change-list.tsx';
import { api } from '#web/api/client.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { changesOf } from './changes.ts';

/** Who changed what of this section, the newest first. `version`: of the setting, so that a save shows here. */
export function History({ section, version }: { section: SettingSection; version: number }) {
  const words = useTexts('settings');
  const t = words.history;
  const lang = useLang();
  const [changes, setChanges] = useState<readonly SettingChange[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has a new change.
  useEffect(() => {
    let here = true;
    api('GET /api/admin/settings/{key}/changes', { params: { key: section.key } }).then(
      (answer) => here && setChanges(answer.changes),
      () => here && setChanges('failed'),
    );
    return () => {
      here = false;
    };
  }, [section.key, version]);
  const told =
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
      {Array.isArray(changes) && told.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ol className="grid gap-5">
        {told.map(({ at, by, list }) => (
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

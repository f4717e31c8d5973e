import type { AuditEntry } from '#contract/base/audit/endpoints.ts';
import { settingSections } from '#contract/base/settings/forms.ts';
import { ChangeList, type FieldChange } from '#web/admin/change-list.tsx';
import { changesOf } from '#web/base/settings/shared/changes.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { differencesOf } from './differences.ts';

// The rest is folded: a new product has twenty changes.
const shownAtOnce = 3;

/**
 * Shows the changes of an audit entry, before and after. The fields of a setting have the names of its form, and those of
 * a product's facts theirs, so it needs the texts `settings` and `products/facts`.
 */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit');
  return (
    <>
      {entry.entity === 'setting' ? <SettingChanges entry={entry} /> : <PlainChanges entry={entry} />}
      {entry.erased && <p className="text-ink-3">{t.erased}</p>}
    </>
  );
}

function PlainChanges({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit');
  const facts = useTexts('products/facts').fields;
  const lang = useLang();
  return <Folded changes={differencesOf(entry, { t, facts, lang })} />;
}

function SettingChanges({ entry }: { entry: AuditEntry }) {
  const words = useTexts('settings');
  const lang = useLang();
  const sections = settingSections.filter(({ key }) => key === entry.entityId);
  if (sections.length === 0) return <PlainChanges entry={entry} />;
  return <Folded changes={sections.flatMap((section) => changesOf(section, entry, words, lang))} />;
}

function Folded({ changes }: { changes: readonly FieldChange[] }) {
  const t = useTexts('audit');
  const lang = useLang();
  const rest = changes.length - shownAtOnce;
  if (changes.length === 0) return <span className="text-ink-3">{t.noFields}</span>;
  // A single extra row takes no more room than the button that would hide it.
  if (rest < 2) return <ChangeList changes={changes} narrow />;
  return (
    <>
      <ChangeList changes={changes.slice(0, shownAtOnce)} narrow />
      <details className="mt-1">
        <summary className="min-h-8 cursor-pointer py-1 text-ink-2 hover:text-ink">
          {plural(t.more, rest, lang)}
        </summary>
        <ChangeList changes={changes.slice(shownAtOnce)} narrow />
      </details>
    </>
  );
}

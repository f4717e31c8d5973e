import { Download } from 'lucide';
import type { AuditChainHead } from '#contract/base/audit/endpoints.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';

// As many digits as the daily e-mail has.
const shownDigits = 16;

/** Shows how far the log is chained, with the hash that the daily e-mail repeats. Needs the texts `audit`. */
export function ChainState({ head }: { head: AuditChainHead | null }) {
  const t = useTexts('audit');
  const lang = useLang();
  if (!head) return null;
  return (
    <p className="mb-3 text-sm text-ink-2">
      <span>{`${fill(t.chained, { number: formatNumber(head.seq, lang), when: formatDateTime(head.at, lang) })} `}</span>
      <code className="tabular wrap-anywhere">{head.hash.slice(0, shownDigits)}</code>
    </p>
  );
}

/** The button that exports the entries that the filters of the page show, as CSV. Needs the texts `audit`. */
export function ExportEntries({ filters }: { filters: readonly string[] }) {
  const t = useTexts('audit');
  const lang = useLang();
  const url = useListUrl();
  const query = new URLSearchParams(
    filters.flatMap((name) => {
      const value = url.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { save, busy } = useSave(
    () =>
      saveFile(`/api/auth/admin/audit/csv?${query}`, { accept: 'text/csv', lang, otherwise: 'activity.csv' }),
    { onError: () => toast.problem(t.exportFailed) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.exportCsv}
    </Button>
  );
}

/** The button that exports the chain of the days that the page shows. Needs the texts `audit`. */
export function ExportChain() {
  const t = useTexts('audit');
  const lang = useLang();
  const url = useListUrl();
  const days = new URLSearchParams(
    (['from', 'to'] as const).flatMap((name) => {
      const day = url.get(name);
      return day ? [[name, day]] : [];
    }),
  );
  const { save, busy } = useSave(
    () =>
      saveFile(`/api/auth/admin/audit/export?${days}`, {
        accept: 'application/jsonl',
        lang,
        otherwise: 'audit.jsonl',
      }),
    { onError: () => toast.problem(t.exportFailed) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.export}
    </Button>
  );
}

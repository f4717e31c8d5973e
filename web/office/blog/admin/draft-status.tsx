import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { EditingPost } from './use-editing.ts';

/** Shows the status of the draft in one line. It is a live region. */
export function DraftStatus({ post }: { post: EditingPost }) {
  const t = useTexts('blog/admin').saving;
  const lang = useLang();
  const { saveState, editing } = post;
  if (saveState.at === 'failed' || saveState.at === 'changed') return null;
  const untitled = saveState.at === 'dirty' && post.id() === null && !editing.title.trim();
  const words = {
    clean: post.id() === null ? '' : t.clean,
    dirty: untitled ? t.untitled : t.unsaved,
    saving: t.saving,
    saved:
      saveState.at === 'saved'
        ? fill(t.saved, { time: formatDate(saveState.when, lang, { hour: 'numeric', minute: '2-digit' }) })
        : '',
  };
  return (
    <p role="status" className="min-h-6 text-sm text-ink-2">
      {words[saveState.at]}
    </p>
  );
}

/** Shows why the draft was not saved. Offers to retry, or to resolve the conflict with another editor. */
export function DraftProblem({ post, onFailed }: { post: EditingPost; onFailed: (error: unknown) => void }) {
  const t = useTexts('blog/admin');
  const { saveState } = post;
  if (saveState.at === 'failed')
    return (
      <Banner
        tone="bad"
        action={
          <Button kind="secondary" size="small" onClick={() => void post.saveDraft()}>
            {t.saving.again}
          </Button>
        }
      >
        {fill(t.saving.failed, { reason: saveState.reason })}
      </Banner>
    );
  if (saveState.at !== 'changed') return null;
  const settle = (mine: boolean) => () => void post.reload(mine).catch(onFailed);
  return (
    <Banner
      tone="warn"
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" onClick={settle(false)}>
            {t.conflict.theirs}
          </Button>
          <Button kind="secondary" size="small" onClick={settle(true)}>
            {t.conflict.mine}
          </Button>
        </div>
      }
    >
      {saveState.reason}
    </Banner>
  );
}

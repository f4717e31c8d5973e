import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import type { AdminPost, PostFields } from '#contract/blog/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { DraftProblem, DraftStatus } from './draft-status.tsx';
import { fromClock } from './editing.ts';
import { PostForm } from './post-form.tsx';
import { PostPreview, textLanguages } from './post-preview.tsx';
import { stateTone } from './state-tone.ts';
import { useEditing } from './use-editing.ts';

/**
 * Edits a post: texts in two languages, pictures and date. The draft is saved while typing; publishing is
 * explicit. `onMade` gets the id of a new post; `onDone` is called when the list must be loaded again.
 */
export default function PostEditor({
  post,
  back,
  onMade,
  onDone,
  onDeleted,
}: {
  post: AdminPost | null;
  back: string;
  onMade: (id: string) => void;
  onDone: () => void;
  onDeleted: (id: string) => void;
}) {
  const t = useTexts('blog/admin');
  const lang = useLang();
  const own = useEditing(post, onMade);
  const { editing, saved, generation, change, saveState } = own;
  const [writing, setWriting] = useState<Lang>('en');
  const [preview, setPreview] = useState<PostFields | null>(null);
  const [busy, setBusy] = useState<'publish' | 'draft' | 'discard' | 'delete' | null>(null);
  const [titleMissing, setTitleMissing] = useState(false);
  const showError = (error: unknown) => toast.problem(messageOf(error, t.failed));

  const state = saved?.state ?? 'draft';
  const date = fromClock(editing.publishAt);
  const later = date !== null && Date.parse(date) > Date.now();
  const hasDraft = Boolean(saved?.draft) || saveState.at === 'saved';

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      showError(error);
    }
    setBusy(null);
    onDone();
  }

  function titled(): boolean {
    const missing = !editing.title.trim();
    setTitleMissing(missing);
    if (missing) setWriting('en');
    return !missing;
  }

  const publish = () =>
    titled() &&
    run('publish', async () => {
      await own.save('published', date ?? '');
      const when = date ? formatDateTime(date, lang) : '';
      toast.good(later ? fill(t.scheduled, { when }) : state === 'published' ? t.updated : t.published);
    });

  async function show() {
    if (!titled()) return;
    const fields = await own.flush();
    if (fields) setPreview(fields);
  }

  if (preview) return <PostPreview fields={preview} first={writing} onBack={() => setPreview(null)} />;
  return (
    <section aria-label={t.form} className="min-w-0">
      <TextLink to={back} className="mb-2 inline-flex min-h-11 items-center gap-1 text-sm lg:hidden">
        <Icon of={ChevronLeft} small />
        {t.back}
      </TextLink>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 text-h3 break-words">{editing.title.trim() || t.newPost}</h2>
        <Badge tone={stateTone[state]}>{t.states[state]}</Badge>
        {state === 'published' && saved && (
          <TextLink to={`/blog-details/${saved._id}`} className="text-sm">
            {t.actions.see}
          </TextLink>
        )}
      </div>
      <div className="mb-4 grid gap-3 empty:hidden">
        <DraftProblem post={own} onFailed={showError} />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segmented label={t.language} value={writing} onChange={setWriting} choices={textLanguages} />
        <DraftStatus post={own} />
      </div>
      <PostForm
        key={generation}
        editing={editing}
        lang={writing}
        titleMissing={titleMissing && !editing.title.trim()}
        onChange={change}
      />
      <div className="mt-6 flex flex-wrap items-center gap-2.5 border-t border-line pt-4 empty:hidden">
        {state !== 'draft' && (
          <Button
            kind="secondary"
            size="small"
            busy={busy === 'draft'}
            onClick={() =>
              void run('draft', async () => {
                await own.save('draft', '');
                toast.good(t.toDraft);
              })
            }
          >
            {t.actions.toDraft}
          </Button>
        )}
        {state !== 'draft' && hasDraft && (
          <Button
            kind="secondary"
            size="small"
            busy={busy === 'discard'}
            onClick={() =>
              void run('discard', async () => {
                await own.flush();
                own.show(await api('DELETE /api/blog/posts/{id}/draft', { params: { id: own.id() ?? '' } }));
                toast.good(t.discarded);
              })
            }
          >
            {t.actions.discard}
          </Button>
        )}
        {own.id() !== null && (
          <Button
            kind="danger"
            size="small"
            className="ml-auto"
            busy={busy === 'delete'}
            onClick={() =>
              void run('delete', async () => {
                const id = own.id() ?? '';
                await own.flush();
                await api('DELETE /api/blog/posts/{id}', { params: { id } });
                onDeleted(id);
              })
            }
          >
            {t.actions.delete}
          </Button>
        )}
      </div>
      <div className="sticky bottom-0 z-10 mt-4 flex items-center gap-2.5 border-t border-line bg-surface py-3 max-lg:-mx-4 max-lg:px-4">
        <Button
          busy={busy === 'publish'}
          busyText={t.actions.working}
          onClick={publish}
          className="max-lg:flex-1"
        >
          {later ? t.actions.schedule : state === 'published' ? t.actions.update : t.actions.publish}
        </Button>
        <Button kind="secondary" onClick={() => void show()} className="max-lg:flex-1">
          {t.actions.preview}
        </Button>
        <LinkButton kind="ghost" to={back} className="max-lg:hidden">
          {t.actions.cancel}
        </LinkButton>
      </div>
    </section>
  );
}

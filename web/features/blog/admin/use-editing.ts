import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPost, PostFields } from '#contract/blog/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { blank, type Editing, opened, toFields, toForm } from './editing.ts';

/** How long after the last letter the draft is kept. */
const KEEP_AFTER_MS = 1200;

/** How the working copy stands. `changed`: somebody else has written since; `reason` says who. */
export type Keeping =
  | { at: 'clean' | 'dirty' | 'keeping' }
  | { at: 'kept'; when: number }
  | { at: 'failed' | 'changed'; reason: string };

/**
 * A post being edited: its fields, and the draft that is kept a moment after the last change. A post that is not there yet
 * is made with its first title; `onMade` hears its id. Calls go out one after the other, each with the version of the last.
 */
export function useEditing(post: AdminPost | null, onMade: (id: string) => void) {
  const t = useTexts('blog/admin');
  const [editing, setEditing] = useState<Editing>(post ? opened(post) : blank);
  const [saved, setSaved] = useState(post);
  const [keeping, setKeeping] = useState<Keeping>({ at: 'clean' });
  // Counts up when the fields came from elsewhere: editors of rich text begin anew.
  const [generation, setGeneration] = useState(0);
  const now = useRef({ editing, id: post?._id ?? null, version: post?.version ?? null, dirty: false });
  /** What the server has: the working copy, or the post itself. */
  const kept = useRef<PostFields | null>(post && (post.draft ?? post.fields));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const fail = useCallback(
    (error: unknown) => {
      now.current.dirty = true;
      const reason = messageOf(error, t.failed);
      const changed = error instanceof ApiError && error.code === 'post_changed';
      setKeeping({ at: changed ? 'changed' : 'failed', reason });
    },
    [t.failed],
  );

  /** One call after the other: each needs the version that the one before answered. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.current.then(work, work);
    last.current = mine.catch(() => undefined);
    return mine;
  }, []);

  /** Keeps the draft now; answers it as the server cleaned it, null where that failed or there is no title. */
  const keep = useCallback(
    (): Promise<PostFields | null> =>
      inTurn(async () => {
        clearTimeout(timer.current);
        const { editing: fields, id, version } = now.current;
        if (!id && !fields.title.trim()) return null;
        now.current.dirty = false;
        setKeeping({ at: 'keeping' });
        try {
          if (!id) {
            const body = toForm(fields, { state: 'draft', version: null, publishedAt: '' });
            const made = await api('POST /api/blog/posts', { body });
            now.current.id = made._id;
            now.current.version = made.version;
            onMade(made._id);
          }
          const answer = await api('PUT /api/blog/posts/{id}/draft', {
            params: { id: now.current.id ?? '' },
            body: { version: now.current.version ?? version ?? 1, fields: toFields(fields) },
          });
          now.current.version = answer.version;
          kept.current = answer.draft;
          setKeeping(now.current.dirty ? { at: 'dirty' } : { at: 'kept', when: Date.now() });
          return answer.draft;
        } catch (error) {
          fail(error);
          return null;
        }
      }),
    [inTurn, fail, onMade],
  );

  /** Keeps what is not kept yet; answers the post's fields as the server has them, null where that failed. */
  const settle = useCallback(async (): Promise<PostFields | null> => {
    if (now.current.dirty || !kept.current) return keep();
    await last.current;
    return kept.current;
  }, [keep]);

  const change = useCallback(
    (changes: Partial<Editing>) => {
      now.current.editing = { ...now.current.editing, ...changes };
      now.current.dirty = true;
      setEditing(now.current.editing);
      setKeeping((before) => (before.at === 'changed' ? before : { at: 'dirty' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), KEEP_AFTER_MS);
    },
    [keep],
  );

  /** Shows a post as the server has it. */
  const show = useCallback((fresh: AdminPost, fields: Editing = opened(fresh)) => {
    kept.current = fresh.draft ?? fresh.fields;
    now.current = { editing: fields, id: fresh._id, version: fresh.version, dirty: false };
    setSaved(fresh);
    setEditing(fields);
    setKeeping({ at: 'clean' });
    setGeneration((n) => n + 1);
  }, []);

  /** Reads the post anew and takes it as it is, or (`mine`) only its version, with the own fields over it. */
  const reload = useCallback(
    async (mine = false): Promise<void> => {
      const { id } = now.current;
      if (!id) return;
      clearTimeout(timer.current);
      const fresh = await api('GET /api/blog/desk/{id}', { params: { id } });
      if (!mine) return show(fresh);
      now.current.version = fresh.version;
      setSaved(fresh);
      await keep();
    },
    [show, keep],
  );

  /** Saves for readers (`published`, now or at a date) or takes it back to a draft; throws what the call throws. */
  const save = useCallback(
    (state: 'draft' | 'published', publishedAt: string): Promise<void> =>
      inTurn(async () => {
        clearTimeout(timer.current);
        const { editing: fields, id, version } = now.current;
        const body = toForm(fields, { state, version, publishedAt });
        now.current.dirty = false;
        try {
          const answer = id
            ? await api('PUT /api/blog/posts/{id}', { params: { id }, body })
            : await api('POST /api/blog/posts', { body });
          if (!id) onMade(answer._id);
          const fresh = await api('GET /api/blog/desk/{id}', { params: { id: answer._id } });
          if (!now.current.dirty) return show(fresh);
          // What was typed meanwhile stays, and is kept when its time comes.
          kept.current = fresh.draft ?? fresh.fields;
          now.current = { ...now.current, id: fresh._id, version: fresh.version };
          setSaved(fresh);
        } catch (error) {
          now.current.dirty = true;
          if (error instanceof ApiError && error.code === 'post_changed') fail(error);
          throw error;
        }
      }),
    [inTurn, onMade, show, fail],
  );

  // Whoever leaves the page has what was typed kept.
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => now.current.dirty && event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => {
      removeEventListener('beforeunload', leaving);
      clearTimeout(timer.current);
      if (now.current.dirty) void keep();
    };
  }, [keep]);

  return {
    editing,
    saved,
    keeping,
    generation,
    change,
    keep,
    settle,
    reload,
    show,
    save,
    id: () => now.current.id,
  };
}

/** A post being edited. */
export type EditingPost = ReturnType<typeof useEditing>;

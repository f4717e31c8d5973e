import { useEffect, useState } from 'react';
import type { ChapterData, ChapterId } from '#contract/astrology/reports/data.ts';

/** Returns the chapter that the address names (`#work`), if it is one of these. */
function chapterOfHash(ids: readonly ChapterId[]): ChapterId | undefined {
  const hash = location.hash.slice(1);
  return ids.find((id) => id === hash);
}

/** Returns which chapters are open, and opens or closes one. The chapter that the address names opens by itself. */
export function useOpenChapters(chapters: readonly ChapterData[]) {
  const [open, setOpen] = useState<ReadonlySet<ChapterId>>(new Set(chapters.slice(0, 1).map(({ id }) => id)));
  const toggle = (id: ChapterId, on: boolean) =>
    setOpen((before) => {
      if (before.has(id) === on) return before;
      const after = new Set(before);
      if (on) after.add(id);
      else after.delete(id);
      return after;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of a report do not change, and `toggle` only sets.
  useEffect(() => {
    const follow = (): void => {
      const id = chapterOfHash(chapters.map((chapter) => chapter.id));
      if (id) toggle(id, true);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { open, toggle };
}

/** Returns the chapter that is read: the last one whose head has passed under the sticky tabs. */
export function useCurrentChapter(chapters: readonly ChapterData[]): ChapterId | undefined {
  const [current, setCurrent] = useState<ChapterId | undefined>(chapters[0]?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of a report do not change.
  useEffect(() => {
    const cards = chapters.flatMap(({ id }) => document.getElementById(id) ?? []);
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = cards.find((card) => seen.has(card));
        if (first) setCurrent(first.id as ChapterId);
      },
      // A band below the tabs: the card that is in it is read.
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return current;
}

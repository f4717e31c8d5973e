import type { PostState } from '#contract/office/blog/rules.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Editing } from './editing.ts';

/** A part that readers look for in a post, beside its title. */
export type MissingPart = 'description' | 'content' | 'author' | 'picture' | 'hindi';

const isEmpty = (text: string | undefined): boolean => !text?.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();

/** Returns what a post does not have yet. */
export function missingParts({ description, content, author, pictures, hi }: Editing): MissingPart[] {
  const missing: Record<MissingPart, boolean> = {
    description: isEmpty(description),
    content: isEmpty(content) && !/<img\b/.test(content ?? ''),
    author: isEmpty(author),
    picture: pictures.length === 0,
    hindi: isEmpty(hi.title) || isEmpty(hi.content),
  };
  return (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]);
}

/** Asks before a post is published, and says what it does not have yet. Render it only while it is open. */
export function PublishDialog({
  editing,
  state,
  when,
  onClose,
  onPublish,
}: {
  editing: Editing;
  state: PostState;
  /** The future date on which it will be published, in words; '' for at once. */
  when: string;
  onClose: () => void;
  onPublish: () => void;
}) {
  const { actions, publish: t } = useTexts('blog/admin');
  const missing = missingParts(editing);
  const verb = when ? actions.schedule : state === 'published' ? actions.update : actions.publish;
  return (
    <Dialog
      open
      onClose={onClose}
      title={when ? t.titleLater : state === 'published' ? t.titleUpdate : t.title}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t.keep}
          </Button>
          <Button onClick={onPublish}>{verb}</Button>
        </>
      }
    >
      <p className="font-medium break-words text-ink">{editing.title.trim()}</p>
      <p className="mt-1">{when ? fill(t.later, { when }) : t.now}</p>
      {missing.length > 0 && (
        <Banner tone="warn" className="mt-4">
          <p>{t.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((part) => (
              <li key={part}>{t.parts[part]}</li>
            ))}
          </ul>
        </Banner>
      )}
    </Dialog>
  );
}

import { X } from 'lucide';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the tags of a person, adds one of the known or a new word, and takes one away. */
export function UserTags({ person, known }: Pick<AdminUserFile, 'person'> & { known: readonly string[] }) {
  const t = useTexts('accounts/admin').tags;
  const { revalidate } = useRevalidator();
  const list = useId();
  const [word, setWord] = useState('');
  const params = { id: person._id };
  const { save, busy, problem } = useSave(
    async (change: { add: string } | { drop: string }) => {
      if ('add' in change)
        await api('POST /api/admin/users/{id}/tags', { params, body: { tag: change.add } });
      else await api('DELETE /api/admin/users/{id}/tags/{tag}', { params: { ...params, tag: change.drop } });
      setWord('');
    },
    { onError: (error) => messageOf(error, t.failed), onEnd: revalidate },
  );
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.title}</h2>
      {person.tags.length === 0 && <p className="text-sm text-ink-2">{t.none}</p>}
      <ul aria-label={t.title} className="flex flex-wrap gap-2">
        {person.tags.map((tag) => (
          <li key={tag} className="flex items-center">
            <Badge tone="info">{tag}</Badge>
            <Allowed permission="people.note">
              <button
                type="button"
                aria-label={fill(t.drop, { tag })}
                disabled={busy}
                onClick={() => void save({ drop: tag })}
                className="-ml-1 grid size-9 place-items-center rounded-full text-ink-2 hover:text-ink"
              >
                <Icon of={X} small />
              </button>
            </Allowed>
          </li>
        ))}
      </ul>
      {!person.closed && (
        <Allowed permission="people.note">
          <form
            method="post"
            noValidate
            className="mt-3 flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (word.trim()) void save({ add: word.trim() });
            }}
          >
            <Field label={t.label} className="min-w-0 grow" {...(problem && { error: problem })}>
              <Input
                value={word}
                list={list}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setWord(event.target.value)}
              />
            </Field>
            <datalist id={list}>
              {known
                .filter((tag) => !person.tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
            <Button type="submit" kind="secondary" busy={busy}>
              {t.add}
            </Button>
          </form>
        </Allowed>
      )}
    </Card>
  );
}

import { ArrowLeft, ArrowRight, X } from 'lucide';
import type { PostPicture } from '#contract/office/blog/endpoints.ts';
import { postCounts, postLengths } from '#contract/office/blog/rules.ts';
import type { Lang } from '#languages/list.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChoosePictures } from './choose-pictures.tsx';

/**
 * Lists the pictures above the text, the cover first. Buttons change their order; alt texts are in the
 * language being edited.
 */
export function PictureList({
  pictures,
  lang,
  onChange,
  onSending,
}: {
  pictures: readonly PostPicture[];
  lang: Lang;
  onChange: (pictures: PostPicture[]) => void;
  /** Called when an upload begins and ends. */
  onSending: (sends: boolean) => void;
}) {
  const t = useTexts('blog/admin').pictures;
  const shell = useTexts('shell');

  function move(from: number, by: number) {
    const next = [...pictures];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(from + by, 0, moved);
    onChange(next);
  }
  const write = (at: number, alt: string) =>
    onChange(
      pictures.map((picture, i) =>
        i === at ? { ...picture, alt: { ...picture.alt, [lang]: alt } } : picture,
      ),
    );
  function remove(at: number) {
    const before = [...pictures];
    onChange(pictures.filter((_, i) => i !== at));
    toast.good(t.removed, { text: shell.undo, run: () => onChange(before) });
  }

  return (
    <fieldset>
      <legend className="text-sm font-medium">{t.title}</legend>
      <p className="mt-1 mb-3 text-sm text-ink-3">{t.hint}</p>
      {pictures.length === 0 && <p className="mb-3 text-sm text-ink-2">{t.none}</p>}
      <ol className="mb-3 grid gap-3 empty:hidden">
        {pictures.map((picture, i) => (
          <PictureRow
            key={picture.src}
            picture={picture}
            at={i}
            last={i === pictures.length - 1}
            lang={lang}
            onAlt={(alt) => write(i, alt)}
            onMove={(by) => move(i, by)}
            onRemove={() => remove(i)}
          />
        ))}
      </ol>
      {pictures.length < postCounts.pictures && (
        <ChoosePictures
          text={t.add}
          several
          onSending={onSending}
          onSent={(sent) =>
            onChange(
              [...pictures, ...sent.map((src) => ({ src, alt: { en: '', hi: '' } }))].slice(
                0,
                postCounts.pictures,
              ),
            )
          }
        />
      )}
    </fieldset>
  );
}

function PictureRow({
  picture,
  at,
  last,
  lang,
  onAlt,
  onMove,
  onRemove,
}: {
  picture: PostPicture;
  at: number;
  last: boolean;
  lang: Lang;
  onAlt: (alt: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const t = useTexts('blog/admin').pictures;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-control border border-line p-3">
      <div className="grid content-start gap-2">
        <img
          src={picture.src}
          alt=""
          width={96}
          height={60}
          loading="lazy"
          className="aspect-16/10 w-24 rounded-[.5rem] bg-tile object-cover"
        />
        {at === 0 && (
          <span>
            <Badge tone="info">{t.cover}</Badge>
          </span>
        )}
      </div>
      <div>
        <Field label={fill(t.alt, { n: at + 1 })} hint={t.altShort}>
          <Input
            lang={lang}
            value={picture.alt[lang]}
            maxLength={postLengths.alt}
            autoComplete="off"
            onChange={(event) => onAlt(event.target.value)}
          />
        </Field>
        <div className="mt-1 flex">
          <IconButton
            icon={ArrowLeft}
            label={fill(t.up, { n: at + 1 })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
            className="disabled:text-ink-3"
          />
          <IconButton
            icon={ArrowRight}
            label={fill(t.down, { n: at + 1 })}
            disabled={last}
            onClick={() => onMove(1)}
            className="disabled:text-ink-3"
          />
          <IconButton icon={X} label={fill(t.remove, { n: at + 1 })} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}

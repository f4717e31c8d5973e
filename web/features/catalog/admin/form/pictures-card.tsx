import { ChevronLeft, ChevronRight, Plus, X } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import type { AdminPicture } from '#contract/catalog/admin-products.ts';
import { productLimits } from '#contract/catalog/rules.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormCard } from './card.tsx';
import { TextField } from './text-cards.tsx';
import { moveItem, type Sending } from './use-pictures.ts';

const tile = 'relative block aspect-square w-full rounded-tile';

/**
 * Edits the pictures of a product, the cover first. They are ordered by drag, arrow keys or buttons, since touch
 * cannot drag here without scrolling. The alt text of the chosen picture is below.
 */
export function PicturesCard({
  pictures,
  change,
  sending,
  problem,
  onFiles,
}: {
  pictures: readonly AdminPicture[];
  change: (pictures: AdminPicture[]) => void;
  sending: readonly Sending[];
  problem: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const t = useTexts('catalog/admin-form').pictures;
  const [chosen, setChosen] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const total = pictures.length;
  const at = Math.min(chosen, total - 1);
  const picture = pictures[at];

  function move(from: number, to: number): void {
    if (to < 0 || to >= total || from === to) return;
    change(moveItem(pictures, from, to));
    setChosen(to);
    setAnnouncement(fill(t.moved, { n: to + 1, total }));
  }
  const onKey = (event: KeyboardEvent, i: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(i, i + step);
    // The focus follows the picture.
    const list = event.currentTarget.closest('ol');
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLButtonElement>('[data-picture]')[i + step]?.focus(),
    );
  };

  return (
    <FormCard title={t.title} aside={fill(t.count, { n: total })}>
      <ol className="grid grid-cols-3 gap-2.5">
        {pictures.map((one, i) => (
          <li
            key={one.url}
            draggable
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, i);
            }}
            className={`relative ${dragged === i ? 'opacity-50' : ''}`}
          >
            <button
              type="button"
              data-picture
              aria-label={fill(t.picture, { n: i + 1, total })}
              aria-pressed={i === at}
              aria-keyshortcuts="ArrowLeft ArrowRight"
              onClick={() => setChosen(i)}
              onKeyDown={(event) => onKey(event, i)}
              className={`${tile} cursor-grab ${i === at ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
            >
              <ArtTile
                src={one.url}
                srcSet={pictureSet(one.url)}
                sizes="7rem"
                alt={one.alt}
                draggable={false}
              />
              {i === 0 && (
                <span className="absolute bottom-1.5 left-1.5 rounded-[.35rem] bg-surface px-1.5 text-xs font-semibold">
                  {t.cover}
                </span>
              )}
            </button>
            <button
              type="button"
              aria-label={fill(t.remove, { n: i + 1 })}
              onClick={() => {
                change(pictures.filter((_, other) => other !== i));
                setChosen(Math.max(0, i - 1));
              }}
              className="absolute -top-1.5 -right-1.5 grid size-9 place-items-center rounded-full border border-line bg-surface text-ink"
            >
              <Icon of={X} small />
            </button>
          </li>
        ))}
        {sending.map((one) => (
          <li
            key={one.key}
            className={`${tile} grid place-items-center border-[1.5px] border-line bg-tile p-2`}
          >
            <progress
              max={100}
              value={one.percent}
              aria-label={fill(t.uploading, { name: one.name, percent: one.percent })}
              className="h-1.5 w-full accent-(--nr-manik)"
            />
            <span aria-hidden className="tabular text-sm text-ink-2">
              {one.percent} %
            </span>
          </li>
        ))}
        {total + sending.length < productLimits.images && (
          <li>
            <label
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                if (event.dataTransfer.files.length === 0) return;
                event.preventDefault();
                onFiles([...event.dataTransfer.files]);
              }}
              className={`${tile} grid cursor-pointer place-content-center justify-items-center gap-1 border-2 border-dashed border-line-strong text-sm text-ink-2 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
            >
              <Icon of={Plus} />
              {t.add}
              <input
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-label={t.addLabel}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'pictures-error' : undefined}
                onChange={(event) => {
                  onFiles([...(event.target.files ?? [])]);
                  // Reset, so that choosing the same file again fires a change event.
                  event.target.value = '';
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ol>
      <FieldError id="pictures-error" error={problem} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {picture && (
        <div className="grid gap-3 border-t border-line pt-3">
          {total > 1 && (
            <>
              <p className="text-sm text-ink-3">{t.keys}</p>
              <div className="flex gap-2">
                <Button kind="secondary" size="small" disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <Icon of={ChevronLeft} small />
                  {t.earlier}
                </Button>
                <Button
                  kind="secondary"
                  size="small"
                  disabled={at === total - 1}
                  onClick={() => move(at, at + 1)}
                >
                  {t.later}
                  <Icon of={ChevronRight} small />
                </Button>
              </div>
            </>
          )}
          <TextField
            label={fill(t.alt, { n: at + 1 })}
            hint={t.altHint}
            value={picture.alt}
            onText={(alt) => change(pictures.map((one, i) => (i === at ? { ...one, alt } : one)))}
            maxLength={productLimits.alt}
          />
        </div>
      )}
    </FormCard>
  );
}

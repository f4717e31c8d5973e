import { ChevronLeft, ChevronRight, Plus, X } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import type { AdminPicture } from '#contract/catalog/products/admin-products.ts';
import { productLimits } from '#contract/catalog/products/rules.ts';
import { pictureSet } from '#contract/core/pictures.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { FileInput, photoTypes } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormCard } from './card.tsx';
import { TextField } from './text-field.tsx';
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
  const t = useTexts('products/admin-form').pictures;
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
            <PictureTile
              picture={one}
              at={i}
              total={total}
              chosen={i === at}
              onChoose={() => setChosen(i)}
              onMove={(step) => move(i, i + step)}
              onRemove={() => {
                change(pictures.filter((_, other) => other !== i));
                setChosen(Math.max(0, i - 1));
              }}
            />
          </li>
        ))}
        {sending.map((one) => (
          <Upload key={one.key} sending={one} />
        ))}
        {total + sending.length < productLimits.images && <AddPictures problem={problem} onFiles={onFiles} />}
      </ol>
      <FieldError id="pictures-error" error={problem} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {picture && (
        <ChosenPicture
          picture={picture}
          at={at}
          total={total}
          onMove={(step) => move(at, at + step)}
          onAlt={(alt) => change(pictures.map((one, i) => (i === at ? { ...one, alt } : one)))}
        />
      )}
    </FormCard>
  );
}

type Move = (step: 1 | -1) => void;

function PictureTile({
  picture,
  at,
  total,
  chosen,
  onChoose,
  onMove,
  onRemove,
}: {
  picture: AdminPicture;
  at: number;
  total: number;
  chosen: boolean;
  onChoose: () => void;
  onMove: Move;
  onRemove: () => void;
}) {
  const t = useTexts('products/admin-form').pictures;
  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (!step) return;
    event.preventDefault();
    onMove(step);
    // The focus follows the picture.
    const list = event.currentTarget.closest('ol');
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLButtonElement>('[data-picture]')[at + step]?.focus(),
    );
  }
  return (
    <>
      <button
        type="button"
        data-picture
        // A label contains the words that are seen.
        aria-label={fill(t.picture, { n: at + 1, total }) + (at === 0 ? `, ${t.cover}` : '')}
        aria-pressed={chosen}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onClick={onChoose}
        onKeyDown={onKey}
        className={`${tile} cursor-grab ${chosen ? 'outline-2 outline-offset-2 outline-ink' : ''}`}
      >
        <ArtTile
          src={picture.url}
          srcSet={pictureSet(picture.url)}
          sizes="7rem"
          alt={picture.alt}
          draggable={false}
        />
        {at === 0 && (
          <span className="absolute bottom-1.5 left-1.5 rounded-[.35rem] bg-surface px-1.5 text-xs font-semibold">
            {t.cover}
          </span>
        )}
      </button>
      <button
        type="button"
        aria-label={fill(t.remove, { n: at + 1 })}
        onClick={onRemove}
        className="absolute -top-1.5 -right-1.5 grid size-9 place-items-center rounded-full border border-line bg-surface text-ink"
      >
        <Icon of={X} small />
      </button>
    </>
  );
}

function Upload({ sending }: { sending: Sending }) {
  const t = useTexts('products/admin-form').pictures;
  return (
    <li className={`${tile} grid place-items-center border-[1.5px] border-line bg-tile p-2`}>
      <progress
        max={100}
        // Without a value it moves: nobody knows how long a picture is prepared.
        value={sending.percent ?? undefined}
        aria-label={
          sending.percent === null
            ? fill(t.preparing, { name: sending.name })
            : fill(t.uploading, { name: sending.name, percent: sending.percent })
        }
        className="h-1.5 w-full accent-(--nr-manik)"
      />
      <span aria-hidden className="tabular text-sm text-ink-2">
        {sending.percent === null ? t.prepare : `${sending.percent} %`}
      </span>
    </li>
  );
}

/** The tile that takes more pictures, from the file dialog or dropped. */
function AddPictures({
  problem,
  onFiles,
}: {
  problem: string | undefined;
  onFiles: (files: readonly File[]) => void;
}) {
  const t = useTexts('products/admin-form').pictures;
  return (
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
        <FileInput
          multiple
          accept={`${photoTypes},image/heic,image/heif`}
          aria-label={t.addLabel}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'pictures-error' : undefined}
          onFiles={onFiles}
        />
      </label>
    </li>
  );
}

/** Moves the chosen picture and edits its alt text. */
function ChosenPicture({
  picture,
  at,
  total,
  onMove,
  onAlt,
}: {
  picture: AdminPicture;
  at: number;
  total: number;
  onMove: Move;
  onAlt: (alt: string) => void;
}) {
  const t = useTexts('products/admin-form').pictures;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {total > 1 && (
        <>
          <p className="text-sm text-ink-3">{t.keys}</p>
          <div className="flex gap-2">
            <Button kind="secondary" size="small" disabled={at === 0} onClick={() => onMove(-1)}>
              <Icon of={ChevronLeft} small />
              {t.earlier}
            </Button>
            <Button kind="secondary" size="small" disabled={at === total - 1} onClick={() => onMove(1)}>
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
        onText={onAlt}
        maxLength={productLimits.alt}
      />
    </div>
  );
}

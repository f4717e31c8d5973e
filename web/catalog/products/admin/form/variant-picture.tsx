import { pictureSet } from '#contract/core/pictures.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import type { DraftRow } from './draft.ts';

/** Chooses the picture that a buyer sees with a variant or size, of the product's pictures, or none of its own. */
export function VariantPicture({
  row,
  name,
  pictures,
  onChoose,
}: {
  row: DraftRow;
  name: string;
  pictures: readonly string[];
  onChoose: (picture: string) => void;
}) {
  const t = useTexts('products/admin-form').price;
  const own = pictures.includes(row.picture) ? row.picture : '';
  const box =
    'block cursor-pointer rounded-[.6rem] border-2 border-transparent has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-focus';
  return (
    <div
      role="radiogroup"
      aria-label={fill(t.pictureOf, { name })}
      className="mt-3 flex flex-wrap items-center gap-2"
    >
      <span aria-hidden className="mr-1 text-sm text-ink-2">
        {t.picture}
      </span>
      {['', ...pictures].map((url, i) => (
        <label key={url} className={box}>
          <input
            type="radio"
            name={`picture-${row.id || name}`}
            checked={own === url}
            onChange={() => onChoose(url)}
            aria-label={url === '' ? t.noPicture : fill(t.pictureN, { n: i })}
            className="sr-only"
          />
          {url === '' ? (
            <span aria-hidden className="grid size-11 place-items-center text-sm text-ink-2">
              {t.noPictureShort}
            </span>
          ) : (
            <ArtTile
              src={url}
              srcSet={pictureSet(url)}
              sizes="2.75rem"
              alt=""
              className="w-11 rounded-[.5rem]!"
            />
          )}
        </label>
      ))}
    </div>
  );
}

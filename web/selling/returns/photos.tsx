import { pictureAt } from '#contract/core/pictures.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Shows the photos of a return as thumbnails. Each opens in full size. */
export function ReturnPhotos({ photos }: { photos: readonly string[] }) {
  const t = useTexts('returns');
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2.5">
      {photos.map((photo, i) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer" className="block">
            <img
              src={pictureAt(photo, 320)}
              alt={fill(t.photo, { n: i + 1 })}
              width={80}
              height={80}
              className="size-20 rounded-[.6rem] bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

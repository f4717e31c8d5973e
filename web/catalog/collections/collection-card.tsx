import { otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Link } from '#web/ui/link.tsx';

/** Shows a collection in a grid: the picture of one of its products, its name, and how many products it has. */
export function CollectionCard({
  to,
  name,
  words,
  image,
  total,
  eager,
  sizes,
}: {
  to: string;
  name: string;
  words: string;
  image: string | null;
  total: number;
  eager: boolean;
  /** The `sizes` attribute of a picture that is wider than in a grid of products. */
  sizes?: string;
}) {
  const t = useTexts('collections');
  const lang = useLang();
  return (
    <article className="group relative grid content-start gap-1">
      <ArtTile src={image ?? ''} alt="" eager={eager} sizes={sizes} className="mb-2" />
      <h2 lang={otherLang(name, lang)} className="text-h3">
        <Link
          to={to}
          className="decoration-[1.5px] underline-offset-[.18em] group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </h2>
      {words && (
        <p lang={otherLang(words, lang)} className="line-clamp-2 text-sm text-ink-2">
          {words}
        </p>
      )}
      <p className="tabular text-sm text-ink-3">{plural(t.count, total, lang)}</p>
    </article>
  );
}

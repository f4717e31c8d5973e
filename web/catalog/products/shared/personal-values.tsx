import type { PersonalValue } from '#contract/catalog/products/personal.ts';
import { personalPhotoPath } from '#contract/catalog/products/personal-rules.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** Shows what a buyer filled in for a line: its labels with texts, days, choices and photos. */
export function PersonalValues({ values }: { values: readonly PersonalValue[] | undefined }) {
  const lang = useLang();
  if (!values || values.length === 0) return null;
  return (
    <span className="mt-1 block text-sm">
      {values.map(({ field, kind, label, value, valueHi }) => (
        <span key={field} className="mt-0.5 block break-words">
          <span className="text-ink-2">{`${label[lang]}: `}</span>
          {kind === 'photo' ? (
            <a href={personalPhotoPath(value)} target="_blank" rel="noreferrer" className="mt-1 block w-fit">
              <img
                src={personalPhotoPath(value)}
                alt={label[lang]}
                width={64}
                height={64}
                loading="lazy"
                className="size-16 rounded-[.6rem] bg-sunken object-cover"
              />
            </a>
          ) : (
            <strong className="font-semibold">
              {kind === 'date'
                ? formatDate(`${value}T00:00:00+05:30`, lang)
                : (lang === 'hi' && valueHi) || value}
            </strong>
          )}
        </span>
      ))}
    </span>
  );
}

import { pictureSet } from '#contract/core/pictures.ts';

/** The colours of avatars. White letters on them have a contrast of 4.5 at least, also where the light falls. */
export const avatarColours = ['#8a1f4d', '#2648a1', '#006640', '#8a4603', '#5b2d86', '#0b5d72'] as const;

/** The share of white in a colour where the light falls, as in the class name below (`#ffffff28`). */
export const avatarLight = 0x28 / 0xff;

/** Returns the colour of a person: always the same one, whatever the language of the name. */
export function avatarColour(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  return avatarColours[sum % avatarColours.length] ?? avatarColours[0];
}

/**
 * A person's photo. Without one, the first letter of the shown name, in its script, on the colour of the person's id.
 * `size` is a CSS length.
 */
export function Avatar({
  id,
  name,
  photo,
  size = '2.75rem',
}: {
  id: string;
  name: string;
  /** The address of an uploaded picture. */
  photo?: string | null;
  size?: string;
}) {
  const [initial = '·'] = new Intl.Segmenter('hi', { granularity: 'grapheme' })
    .segment(name.trim())
    [Symbol.iterator]()
    .map((part) => part.segment);
  return (
    <span
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: `calc(${size} * .42)`,
        backgroundColor: avatarColour(id),
      }}
      className="relative inline-grid shrink-0 place-items-center rounded-full bg-[radial-gradient(circle_at_30%_25%,#ffffff28,#fff0_70%)] font-display text-white"
    >
      <span>{initial.toUpperCase()}</span>
      {photo && (
        // Lies over the letter, which stays where the photo cannot be loaded, and a pixel over its colour.
        <img
          src={photo}
          srcSet={pictureSet(photo)}
          sizes={size}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute -inset-px size-[calc(100%+2px)] max-w-none rounded-full object-cover"
        />
      )}
    </span>
  );
}

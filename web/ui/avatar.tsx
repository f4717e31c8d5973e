const colours = ['#8a1f4d', '#2648a1', '#006640', '#8a4603', '#5b2d86', '#0b5d72'] as const;

/**
 * A name's first letter on one of six deep colours. The same name always gets the same colour. `size` is a CSS
 * length.
 */
export function Avatar({ name, size = '2.75rem' }: { name: string; size?: string }) {
  const [initial = '·'] = new Intl.Segmenter('hi', { granularity: 'grapheme' })
    .segment(name.trim())
    [Symbol.iterator]()
    .map((part) => part.segment);
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: `calc(${size} * .42)`,
        backgroundColor: colours[sum % colours.length],
      }}
      className="inline-grid shrink-0 place-items-center rounded-full bg-[radial-gradient(circle_at_30%_25%,#ffffff38,#fff0_70%)] font-display text-white"
    >
      {initial.toUpperCase()}
    </span>
  );
}

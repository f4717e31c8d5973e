/** A letter of the coin as strokes in a box of 1 by 1.6, y downwards. */
const LETTERS: Record<string, string> = {
  R: 'M0 1.6V0H.55A.42 .42 0 0 1 .55 .84H0M.45 .84L1 1.6',
  U: 'M0 0V1.1A.48 .5 0 0 0 .96 1.1V0',
  P: 'M0 1.6V0H.55A.45 .45 0 0 1 .55 .9H0',
  E: 'M.9 0H0V1.6H.9M0 .78H.72',
  O: 'M.5 0A.5 .8 0 0 1 .5 1.6A.5 .8 0 0 1 .5 0Z',
  N: 'M0 1.6V0L.92 1.6V0',
};

/** A word along the lower rim, read from the middle. */
function lettering(word: string, radius: number, height: number): string {
  const scale = height / 1.6;
  const step = (scale * 1.75) / radius;
  return [...word]
    .map((letter, i) => {
      const angle = (-(i - (word.length - 1) / 2) * step * 180) / Math.PI;
      const place = `rotate(${angle}) translate(${-scale / 2} ${radius - height}) scale(${scale})`;
      return `<path transform="${place}" d="${LETTERS[letter]}" stroke-width=".3"/>`;
    })
    .join('');
}

/**
 * Returns the face of a one-rupee coin that stands out, in a box from -1 to 1: the sign of the rupee, the figure, the
 * word and a ring of dots. Lines are ours, the arrangement is that of the coin of 2019.
 */
export function rupeeFace(): string {
  const dots = Array.from({ length: 84 }, (_, i) => {
    const angle = (i / 84) * 2 * Math.PI;
    return `<circle cx="${(Math.cos(angle) * 0.845).toFixed(4)}" cy="${(Math.sin(angle) * 0.845).toFixed(4)}" r=".013"/>`;
  }).join('');
  const sign =
    '<path transform="translate(-.5 -.34) scale(.44)" stroke-width=".15" d="M0 0H1M0 .42H1M0 0H.3A.42 .42 0 0 1 .3 .84H0L.78 1.55"/>';
  const one = '<path transform="translate(.17 -.4)" stroke-width=".115" d="M0 .17L.2 0V.78M.04 .78H.36"/>';
  return `<g fill="none" stroke="#fff" stroke-linejoin="round" stroke-linecap="round">${sign}${one}${lettering('RUPEE', 0.76, 0.15)}</g><g fill="#fff">${dots}</g>`;
}

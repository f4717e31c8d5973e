import type { Plugin } from 'vite';

const wide = '@supports (color:lab(0% 0 0)){';

/** Returns the style sheet without its `wide` blocks, each up to its closing brace. */
export function withoutLab(css: string): string {
  let result = '';
  let from = 0;
  for (let at = css.indexOf(wide); at >= 0; at = css.indexOf(wide, from)) {
    result += css.slice(from, at);
    let end = at + wide.length;
    for (let open = 1; open > 0 && end < css.length; end++) {
      if (css[end] === '{') open += 1;
      if (css[end] === '}') open -= 1;
    }
    from = end;
  }
  return result + css.slice(from);
}

/**
 * Removes the `lab()` fallback blocks. The minifier writes each colour of tokens.css twice: as hex, and as
 * `lab()` for wide-gamut screens. All our colours are within sRGB, so the second copy only adds a kilobyte to
 * every first visit.
 */
export function oneColourSpace(): Plugin {
  return {
    name: 'one-colour-space',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
            file.source = withoutLab(file.source);
        }
      },
    },
  };
}

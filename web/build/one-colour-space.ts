import type { Plugin } from 'vite';

const wide = '@supports (color:lab(0% 0 0)){';

/** The style sheet without its `wide` blocks: everything from each of them to the brace that closes it. */
export function withoutLab(css: string): string {
  let kept = '';
  let from = 0;
  for (let at = css.indexOf(wide); at >= 0; at = css.indexOf(wide, from)) {
    kept += css.slice(from, at);
    let end = at + wide.length;
    for (let open = 1; open > 0 && end < css.length; end++) {
      if (css[end] === '{') open += 1;
      if (css[end] === '}') open -= 1;
    }
    from = end;
  }
  return kept + css.slice(from);
}

/**
 * The minifier writes each colour of tokens.css twice: as hex for older phones, and as `lab()` for screens with more
 * colours. All of ours lie within hex, so the second is the same colour again and a kilobyte of every first visit.
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

import './default.ts';
import { createPolicy } from './policy.ts';

const shapes = /^(<(path|circle|ellipse|line|poly(gon|line)|rect)( (?!on)[a-z][\w-]*="[^"<>]*")*\/>)*$/i;

const icons = createPolicy('navaratna#icons', {
  createHTML: (text) => {
    if (!shapes.test(text)) throw new TypeError();
    return text;
  },
});

/** Returns the markup of an icon: shapes of SVG only. Throws TypeError for anything else. */
export const iconMarkup = (text: string): TrustedHTML => icons.createHTML(text);

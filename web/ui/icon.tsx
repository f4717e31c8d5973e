import type { IconNode } from 'lucide';
import { iconMarkup } from '#web/document/trusted-types/icons.ts';

type Markup = { __html: string | TrustedHTML };
const markups = new WeakMap<IconNode, Markup>();

/** Returns the SVG markup of an icon's paths, created once. React would render each path of each icon separately. */
function linesOf(icon: IconNode): Markup {
  const known = markups.get(icon);
  if (known) return known;
  const lines = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const made = { __html: iconMarkup(lines.join('')) };
  markups.set(icon, made);
  return made;
}

/**
 * A line icon in our stroke weight: 22 px in controls, 18 px inline (`small`). Decorative: the text is beside it or
 * in a label.
 */
export function Icon({
  of: icon,
  small,
  className = '',
}: {
  of: IconNode;
  small?: boolean;
  className?: string;
}) {
  const look = small ? 'icon icon-small' : 'icon';
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={className ? `${look} ${className}` : look}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths from the icon package, no user text.
      dangerouslySetInnerHTML={linesOf(icon)}
    />
  );
}

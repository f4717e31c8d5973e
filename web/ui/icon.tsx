import type { IconNode } from 'lucide';

const markups = new WeakMap<IconNode, { __html: string }>();

/** The lines of an icon as markup, made once: React would write every line of every icon of a page by itself. */
function linesOf(icon: IconNode): { __html: string } {
  const known = markups.get(icon);
  if (known) return known;
  const lines = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const made = { __html: lines.join('') };
  markups.set(icon, made);
  return made;
}

/** A line icon in the house's weight: 22 px in controls, 18 px inline (`small`). Decorative: words stand beside it or in a label. */
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the lines of a drawing of the package, no words of anybody.
      dangerouslySetInnerHTML={linesOf(icon)}
    />
  );
}

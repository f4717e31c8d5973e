import { aloneLinkClass, TextLink, textLinkClass } from './text-link.tsx';

const link = /(\[[^\]]+\]\([^)]+\))/;

/** Shows a text in which `[words](/path)` is a link. Other URLs (`mailto:`, `tel:`) become plain anchors. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(link);
  const alone = parts.filter((part) => part.trim() !== '').length === 1;
  return parts.map((part, i) => {
    const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !to) return part;
    const key = `${i} ${to}`;
    return to.startsWith('/') ? (
      <TextLink key={key} to={to} alone={alone}>
        {words}
      </TextLink>
    ) : (
      <a key={key} href={to} className={alone ? aloneLinkClass : textLinkClass}>
        {words}
      </a>
    );
  });
}

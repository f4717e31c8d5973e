import { TextLink, textLinkClass } from './text-link.tsx';

const link = /(\[[^\]]+\]\([^)]+\))/;

/** Shows a text in which `[words](/path)` is a link. Other URLs (`mailto:`, `tel:`) become plain anchors. */
export function LinkedText({ text }: { text: string }) {
  return text.split(link).map((part, i) => {
    const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !to) return part;
    const key = `${i} ${to}`;
    return to.startsWith('/') ? (
      <TextLink key={key} to={to}>
        {words}
      </TextLink>
    ) : (
      <a key={key} href={to} className={textLinkClass}>
        {words}
      </a>
    );
  });
}

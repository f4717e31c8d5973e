import type { ComponentProps, JSX } from 'react';
import { useLang } from '#web/texts/use-texts.ts';
import { captureMarkup, fragmentPlaceholder, MARK } from './fragment-cache.ts';

type Tag = 'aside' | 'div' | 'footer' | 'section' | 'ul';

// Development does not cache, because sources change.
const isCached = import.meta.env.SSR && import.meta.env.PROD;

/**
 * An element whose children many pages share. The server renders them once per key and language, and inserts
 * the cached HTML from then on. The browser renders them as usual. `by` is the cache key: everything the
 * children depend on except the language, and where they are mounted.
 */
export function CachedFragment<T extends Tag>({
  as,
  by,
  children,
  ...rest
}: { as: T; by: () => string } & Omit<ComponentProps<T>, 'dangerouslySetInnerHTML'>): JSX.Element {
  const Element = as as 'div';
  const attributes = rest as ComponentProps<'div'>;
  const lang = useLang();
  if (!isCached) return <Element {...attributes}>{children}</Element>;
  const key = `${lang} ${by()}`;
  const markup = fragmentPlaceholder(key);
  if (markup === undefined) {
    const mark = { [MARK]: captureMarkup(as, key) };
    return (
      <Element {...mark} {...attributes}>
        {children}
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself rendered this HTML for these children.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

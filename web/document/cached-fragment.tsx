import type { ComponentProps, JSX } from 'react';
import { useLang } from '#web/texts/use-texts.ts';
import { captureMarkup, keptMarkup, MARK } from './fragment-cache.ts';

type Tag = 'aside' | 'div' | 'footer' | 'section' | 'ul';

// In development what is drawn changes with its sources.
const keeps = import.meta.env.SSR && import.meta.env.PROD;

/**
 * An element whose inside many pages share. The server draws it once for each `by` and language and then repeats what
 * it wrote; the browser draws it like all others. `by` names what the inside is drawn from beside the language, all of
 * it, and the place where it stands.
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
  if (!keeps) return <Element {...attributes}>{children}</Element>;
  const key = `${lang} ${by()}`;
  const markup = keptMarkup(key);
  if (markup === undefined) {
    const awaited = { [MARK]: captureMarkup(as, key) };
    return (
      <Element {...awaited} {...attributes}>
        {children}
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself wrote for these children.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}

import { type ComponentProps, createContext, type JSX, useContext } from 'react';
import { useLang } from '#web/texts/use-texts.ts';
import type { PartCache } from './part-cache.ts';

/** The cache of the render under way. Null where nothing is cached: in the browser, in development, on error pages. */
export const PartCacheContext = createContext<PartCache | null>(null);

type Tag = 'div' | 'footer' | 'section';

type Props<T extends Tag> = {
  as: T;
  /** Returns everything that the children depend on, except the language. */
  by: () => string;
} & Omit<ComponentProps<T>, 'dangerouslySetInnerHTML'>;

/** The browser renders the children. */
function BrowserPart<T extends Tag>({ as, by: _, children, ...rest }: Props<T>): JSX.Element {
  const Element = as as 'div';
  // Two children as in the server's first render: their number is part of `useId`.
  return (
    <Element {...(rest as ComponentProps<'div'>)}>
      {children}
      {null}
    </Element>
  );
}

/** The server renders the children once for each key and language, and writes their HTML from then on. */
function ServerPart<T extends Tag>(props: Props<T>): JSX.Element {
  const cache = useContext(PartCacheContext);
  const lang = useLang();
  if (!cache) return <BrowserPart {...props} />;
  const { as, by, children, ...attributes } = props;
  const Element = as as 'div';
  const rest = attributes as ComponentProps<'div'>;
  const key = `${lang} ${by()}`;
  const html = cache.find(key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself rendered this HTML from these children.
  if (html !== undefined) return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  const mark = { 'data-part': cache.mark(key) };
  return (
    <Element {...rest} {...mark}>
      {children}
      <template {...mark} />
    </Element>
  );
}

/** An element whose children are the same on many pages. `useId` below it depends on where it is on the page. */
export const StaticPart = import.meta.env.SSR ? ServerPart : BrowserPart;

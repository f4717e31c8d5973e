import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { displayFamilies, usePdfMeta } from './document-page.tsx';
import { useGoesOn } from './sheet.tsx';
import { INK, MEASURE, TYPE } from './theme.ts';
import { Typed } from './typed.tsx';

/** The title of a chapter. It records the chapter's first page for the contents, and adds it to the PDF outline. */
export function Chapter({ id, title, lead }: { id: string; title: string; lead?: string }) {
  const { numbers, lang } = usePdfMeta();
  const note = ({ pageNumber }: { pageNumber: number }) => {
    numbers.begin(id, pageNumber);
    return null;
  };
  // The library can outline any element, but its types allow it for pages only.
  const inOutline = { bookmark: { title, fit: true } };
  return (
    <View
      id={id}
      {...inOutline}
      wrap={false}
      minPresenceAhead={190}
      style={{ marginTop: useGoesOn() ? 24 : 0, marginBottom: 14 }}
    >
      <View style={{ position: 'absolute' }} render={note} />
      <Typed display style={{ ...TYPE.h1, fontFamily: displayFamilies(lang) }}>
        {title}
      </Typed>
      {lead ? (
        <Typed style={{ ...TYPE.body, color: INK.ink2, maxWidth: 450, marginTop: 2 }}>{lead}</Typed>
      ) : null}
    </View>
  );
}

/** A heading within a chapter. It stays together with at least `keep` points of what follows. */
export function Heading({ children, keep = 60 }: { children: string; keep?: number }) {
  const { lang } = usePdfMeta();
  return (
    <Text
      minPresenceAhead={keep}
      style={{ ...TYPE.h2, fontFamily: displayFamilies(lang), marginTop: 16, marginBottom: 6 }}
    >
      {children}
    </Text>
  );
}

/** A paragraph. */
export function Paragraph({ children, quiet = false }: { children: string; quiet?: boolean }) {
  return (
    <Text
      orphans={2}
      widows={2}
      style={{ marginBottom: 7, maxWidth: 430, color: quiet ? INK.ink2 : INK.ink }}
    >
      {children}
    </Text>
  );
}

/** Sentences one below the other, each with a small ruby square in front. */
export function Points({ lines, width = 430 }: { lines: readonly string[]; width?: number }) {
  return (
    <View style={{ marginBottom: 4 }}>
      {lines.map((line) => (
        <View key={line} wrap={false} style={{ flexDirection: 'row', marginBottom: 4, width }}>
          <View style={{ width: 4, height: 4, marginTop: 5.6, marginRight: 9, backgroundColor: INK.manik }} />
          <Text style={{ flex: 1 }}>{line}</Text>
        </View>
      ))}
    </View>
  );
}

/** A passage with its title beside it on the left, so that lines stay short. */
export function SidePassage({ title, text }: { title: string; text: string }) {
  const { lang } = usePdfMeta();
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        borderTopWidth: 0.6,
        borderTopColor: INK.line,
        paddingTop: 8,
        paddingBottom: 9,
      }}
    >
      <Text
        style={{
          ...TYPE.lead,
          fontSize: 11,
          lineHeight: 1.42,
          fontFamily: displayFamilies(lang),
          width: 132,
          paddingRight: 16,
          color: INK.manik,
        }}
      >
        {title}
      </Text>
      <Text style={{ width: MEASURE - 132 }}>{text}</Text>
    </View>
  );
}

/** A note below a table, with some space between. */
export function Beneath({ children }: { children: ReactNode }) {
  return <View style={{ marginTop: 16 }}>{children}</View>;
}

/** A tinted box with a heading and a short answer. */
export function Callout({
  title,
  children,
  tone = 'haldi',
}: {
  title: string;
  children?: ReactNode;
  tone?: 'haldi' | 'good' | 'mind' | 'bad' | 'plain';
}) {
  const { lang } = usePdfMeta();
  const [ground, ink] = {
    haldi: [INK.haldiSoft, INK.ink],
    good: [INK.pannaWash, INK.panna],
    mind: [INK.gomedWash, INK.gomed],
    bad: [INK.moongaWash, INK.moonga],
    plain: [INK.tile, INK.ink],
  }[tone] ?? [INK.tile, INK.ink];
  return (
    <View
      wrap={false}
      style={{
        backgroundColor: ground,
        borderRadius: 8,
        paddingHorizontal: 16,
        paddingTop: 9,
        paddingBottom: 11,
        marginBottom: 12,
      }}
    >
      <Typed display style={{ ...TYPE.h2, fontFamily: displayFamilies(lang), color: ink }}>
        {title}
      </Typed>
      {typeof children === 'string' ? (
        <Text style={{ marginTop: 2, maxWidth: 430 }}>{children}</Text>
      ) : (
        children
      )}
    </View>
  );
}

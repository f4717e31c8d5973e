import { View } from '@react-pdf/renderer';
import type { Passage } from '#contract/astrology/reports/data.ts';
import { Heading, SidePassage } from './text.tsx';

/** Passages under the headings of their parts, in the given order. */
export function PassagesByPart({ passages }: { passages: readonly Passage[] }) {
  const groups = Map.groupBy(passages, ({ part_title: title }) => title);
  return [...groups].map(([title, texts]) => (
    <View key={title}>
      {/* One block: a heading must not stay alone at the foot of a page, however long the first passage is. */}
      <View wrap={false}>
        <Heading>{title}</Heading>
        <Passages passages={texts.slice(0, 1)} />
      </View>
      <Passages passages={texts.slice(1)} />
    </View>
  ));
}

/** Passages one below the other, limited to `part` if given. */
export function Passages({ passages, part }: { passages: readonly Passage[]; part?: string }) {
  const texts = part === undefined ? passages : passages.filter((passage) => passage.part === part);
  return texts.map(({ id, title, text }) => <SidePassage key={id} title={title} text={text} />);
}

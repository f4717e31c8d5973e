import { View } from '@react-pdf/renderer';
import type { Passage } from '#contract/reports/data.ts';
import { Heading, SidePassage } from './text.tsx';

/** Passages under the headings of their parts, in the given order. */
export function PassagesByPart({ passages }: { passages: readonly Passage[] }) {
  const groups = Map.groupBy(passages, ({ part_title: title }) => title);
  return [...groups].map(([title, texts]) => (
    <View key={title}>
      <Heading keep={90}>{title}</Heading>
      <Passages passages={texts} />
    </View>
  ));
}

/** Passages one below the other, limited to `part` if given. */
export function Passages({ passages, part }: { passages: readonly Passage[]; part?: string }) {
  const texts = part === undefined ? passages : passages.filter((passage) => passage.part === part);
  return texts.map(({ id, title, text }) => <SidePassage key={id} title={title} text={text} />);
}

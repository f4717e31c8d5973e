import { Text, View } from '@react-pdf/renderer';
import { INK, MEASURE } from './theme.ts';
import { Typed } from './typed.tsx';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** Labels and values in ruled rows. Facts without a value are left out. */
export function Facts({
  facts,
  width = MEASURE,
  label = 128,
}: {
  facts: readonly Fact[];
  width?: number;
  label?: number;
}) {
  return (
    <View style={{ width }}>
      {facts.map(([name, value]) =>
        value === '' ? null : (
          <View
            key={name}
            wrap={false}
            style={{
              flexDirection: 'row',
              borderBottomWidth: 0.6,
              borderBottomColor: INK.line,
              paddingVertical: 3.4,
            }}
          >
            <Text style={{ width: label, paddingRight: 10, color: INK.ink3, fontSize: 9.5 }}>{name}</Text>
            <Typed style={{ flex: 1, fontSize: 9.5 }}>{value}</Typed>
          </View>
        ),
      )}
    </View>
  );
}

/** Labels and short values in two columns, the longer one left. */
export function FactsInTwo({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value !== '');
  const middle = Math.ceil(shown.length / 2);
  const width = (MEASURE - 24) / 2;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', width: MEASURE }}>
      {[shown.slice(0, middle), shown.slice(middle)].map((some, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its columns never move
        <Facts key={i} width={width} label={92} facts={some} />
      ))}
    </View>
  );
}

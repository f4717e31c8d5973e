import { Text, type TextProps } from '@react-pdf/renderer';
import { DISPLAY_FAMILIES, familiesOf, TEXT_FAMILIES } from '../fonts/faces.ts';
import { printable, scriptRuns } from '../fonts/text-runs.ts';

/**
 * Text that somebody typed, in any script that papers print: each part in the face of its script. `display`: the face of
 * headings. Characters that no font has are left out.
 */
export function Typed({
  children,
  style,
  display = false,
}: {
  children: string;
  style: NonNullable<TextProps['style']>;
  display?: boolean;
}) {
  const families = display ? DISPLAY_FAMILIES : TEXT_FAMILIES;
  return (
    <Text style={style}>
      {scriptRuns(children.split('\n').map(printable).join('\n')).map(({ script, text }, i) =>
        script ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its runs never move
          <Text key={i} style={{ fontFamily: familiesOf(script, families) }}>
            {text}
          </Text>
        ) : (
          text
        ),
      )}
    </Text>
  );
}

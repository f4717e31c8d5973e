import { Text, View } from '@react-pdf/renderer';
import { textFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { rupees } from '../ui/rupees.ts';

// Black and white, because label printers have no other colour.
const BLACK = '#000000';
const WHITE = '#ffffff';

/** The amount that the courier collects, white on black; outlined words when there is none. `paise` is the amount. */
export function Collect({
  paise,
  label,
  none,
  size,
}: {
  paise: number;
  label: string;
  none: string;
  /** Size of the amount, in points. */
  size: number;
}) {
  const { lang } = usePdfMeta();
  const fontFamily = textFamilies(lang);
  const box = {
    borderRadius: 4,
    borderWidth: 1.2,
    borderColor: BLACK,
    paddingHorizontal: 9,
    paddingVertical: 4,
  };
  if (paise === 0)
    return (
      <View style={box}>
        <Text style={{ fontFamily, fontSize: 11, fontWeight: 600, color: BLACK }}>{none}</Text>
      </View>
    );
  return (
    <View
      style={{
        ...box,
        backgroundColor: BLACK,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Text style={{ fontFamily, fontSize: 11, fontWeight: 600, color: WHITE }}>{label}</Text>
      <Text style={{ fontFamily, fontSize: size, lineHeight: 1.2, fontWeight: 600, color: WHITE }}>
        {rupees(paise, lang).replace(/\.00$/, '')}
      </Text>
    </View>
  );
}

import { Canvas, Text, View } from '@react-pdf/renderer';
import { displayFamilies, usePdfMeta } from './document-page.tsx';
import { drawMark } from './linework.ts';
import { INK, TYPE } from './theme.ts';

/** The sender: the shop's address, one line each, and its contact details. */
export interface Sender {
  address: readonly string[];
  email: string;
  phone: string;
}

/** The letterhead of statements, invoices and the like: logo and name on the left, address on the right. */
export function Letterhead({ address, email, phone }: Sender) {
  const { lang, brand } = usePdfMeta();
  // The first line of an address often repeats the name.
  const lines = [...address.filter((line) => line !== brand), email, phone];
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Canvas
          style={{ width: 26, height: 26, marginRight: 9 }}
          paint={(pen) => {
            drawMark(pen, { x: 13, y: 13, size: 25 });
            return null;
          }}
        />
        <Text style={{ ...TYPE.h2, fontSize: 19, fontFamily: displayFamilies(lang) }}>{brand}</Text>
      </View>
      <Text style={{ ...TYPE.small, color: INK.ink2, textAlign: 'right' }}>{lines.join('\n')}</Text>
    </View>
  );
}

import { View } from '@react-pdf/renderer';
import { displayFamilies, usePdfMeta } from './document-page.tsx';
import { logoFor, ShopLogo, ShopMark } from './shop-mark.tsx';
import { INK, MEASURE, TYPE } from './theme.ts';
import { Typed } from './typed.tsx';

/** The sender: the shop's address, one line each, and its contact details. */
export interface Sender {
  address: readonly string[];
  email: string;
  phone: string;
}

/** The letterhead of statements, invoices and the like: logo and name on the left, address on the right. */
export function Letterhead({ address, email, phone }: Sender) {
  const pdf = usePdfMeta();
  const { lang, brand } = pdf;
  // The first line of an address often repeats the name.
  const lines = [...address.filter((line) => line !== brand), email, phone];
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 }}>
      {logoFor(pdf) ? (
        <ShopLogo height={32} width={200} />
      ) : (
        <View style={{ flex: 1, flexDirection: 'row', alignItems: 'center', marginRight: 24 }}>
          <ShopMark size={26} style={{ marginRight: 9 }} />
          <Typed display style={{ ...TYPE.h2, flex: 1, fontSize: 19, fontFamily: displayFamilies(lang) }}>
            {brand}
          </Typed>
        </View>
      )}
      <Typed style={{ ...TYPE.small, maxWidth: MEASURE / 2, color: INK.ink2, textAlign: 'right' }}>
        {lines.join('\n')}
      </Typed>
    </View>
  );
}

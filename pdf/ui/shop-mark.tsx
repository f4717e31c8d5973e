import { Canvas, Image, View } from '@react-pdf/renderer';
import { type PdfMeta, usePdfMeta } from './document-page.tsx';
import { drawMark } from './linework.ts';

type Place = { size: number; fixed?: boolean; style?: { [name: string]: string | number } };

/** The sign of the shop in a square of `size` points: its own icon, or the house mark. */
export function ShopMark({ size, fixed = false, style = {} }: Place) {
  const { mark } = usePdfMeta();
  const square = { ...style, width: size, height: size };
  if (mark) return <Image fixed={fixed} src={mark.icon} style={{ ...square, objectFit: 'contain' }} />;
  return (
    <Canvas
      fixed={fixed}
      style={square}
      paint={(pen) => {
        drawMark(pen, { x: size / 2, y: size / 2, size: size * 0.96 });
        return null;
      }}
    />
  );
}

/** Returns the shop's own logo if it stands for the name on this document; null for mark and name. */
export const logoFor = ({ mark, brand }: PdfMeta) =>
  mark?.logo && mark.names.includes(brand) ? mark.logo : null;

/** The logo of the shop, `height` points high and at most `width` wide. Nothing if the document has none. */
export function ShopLogo({
  height,
  width,
  style = {},
}: { height: number; width: number } & Pick<Place, 'style'>) {
  const logo = logoFor(usePdfMeta());
  if (!logo) return null;
  const scale = Math.min(height / logo.height, width / logo.width);
  return (
    <View style={style}>
      <Image src={logo.picture} style={{ width: logo.width * scale, height: logo.height * scale }} />
    </View>
  );
}

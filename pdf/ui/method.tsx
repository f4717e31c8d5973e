import { Canvas, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { displayFamilies, usePdfMeta } from './document-page.tsx';
import { drawLotus } from './linework.ts';
import { LastPage, Sheets } from './sheet.tsx';
import { ShopMark } from './shop-mark.tsx';
import { Chapter, Heading, Points } from './text.tsx';
import { INK, MEASURE, TYPE } from './theme.ts';

interface EndingProps {
  conventionsTitle: string;
  conventions: readonly string[];
  closingTitle: string;
  closing: readonly string[];
}

interface MethodProps extends EndingProps {
  title: string;
  /** Content before the conventions. */
  children?: ReactNode;
}

/** The last chapter of a report: the calculation method, and closing words under a small lotus. */
export function Method({ title, children, ...ending }: MethodProps) {
  return (
    <Sheets>
      <Chapter id="method" title={title} />
      {children}
      <Ending {...ending} />
    </Sheets>
  );
}

/** Conventions and closing words, at the end of the last page. */
export function Ending(props: EndingProps) {
  const { lang, brand } = usePdfMeta();
  const display = { fontFamily: displayFamilies(lang) };
  return (
    <>
      <Heading>{props.conventionsTitle}</Heading>
      <Points lines={props.conventions} />
      <View wrap={false} style={{ marginTop: 14, alignItems: 'center' }}>
        <Canvas
          style={{ width: MEASURE, height: 66 }}
          paint={(pen) => {
            const middle = { x: MEASURE / 2, y: 33 };
            drawLotus(pen, { ...middle, inner: 13, outer: 29, count: 12, colour: INK.manik, width: 0.7 });
            return null;
          }}
        />
        <ShopMark size={18} style={{ position: 'absolute', left: MEASURE / 2 - 9, top: 24 }} />
        <Text style={{ ...TYPE.h2, ...display, textAlign: 'center', marginBottom: 6 }}>
          {props.closingTitle}
        </Text>
        {props.closing.map((paragraph) => (
          <Text key={paragraph} style={{ width: 370, textAlign: 'center', marginBottom: 7, color: INK.ink2 }}>
            {paragraph}
          </Text>
        ))}
        <Text style={{ ...TYPE.lead, ...display, marginTop: 8, color: INK.manik }}>{brand}</Text>
      </View>
      <LastPage />
    </>
  );
}

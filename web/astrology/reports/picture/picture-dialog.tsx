import { Download, Share2 } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { saveBlob } from '#web/api/save-file.ts';
import { useShopName } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { drawnChart } from '../chart/chart-data.ts';
import { layoutOf } from '../chart/chart-layout.ts';
import type { ChartStyle } from '../chart/use-chart-style.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { PICTURE_PLANS, PICTURE_WIDTH, type PictureFormat, paintPicture } from './paint-picture.ts';
import { pictureWords, type Ticks } from './picture-words.ts';

/** The name of the file has nothing of the birth in it. */
const FILE = 'kundli.png';

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], FILE, { type: 'image/png' })] });

/** Paints the picture again whenever something changes, once the fonts of the page have its letters. */
function usePicture(
  data: KundliData,
  style: ChartStyle,
  { format, ticks }: { format: PictureFormat; ticks: Ticks },
) {
  const t = useReportTexts('reports/charts');
  const lang = useReportLang();
  const canvas = useRef<HTMLCanvasElement>(null);
  const display = useRef<HTMLSpanElement>(null);
  const brand = useShopName();
  const rasi = data.charts.find(({ division }) => division === 1);
  const words = useMemo(
    () => pictureWords(data.birth, ticks, { lang, untitled: t.picture.untitled }),
    [data.birth, ticks, lang, t],
  );
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || !canvas.current || !display.current || !rasi) return;
    const ascendant = fill(t.ascendant, { sign: t.signs[rasi.houses[0]?.sign ?? 0] ?? '' });
    const layout = layoutOf(drawnChart(rasi, data), { style, lang, name: rasi.name, ascendant });
    const families = {
      text: getComputedStyle(canvas.current).fontFamily,
      display: getComputedStyle(display.current).fontFamily,
    };
    const paint = () => paintPicture(brush, { format, layout, words, brand, families });
    paint();
    const letters = [words.title, ...words.lines, brand].join('');
    Promise.all([
      document.fonts.load(`600 18px ${families.text}`, letters),
      document.fonts.load(`40px ${families.display}`, letters),
    ]).then(paint, () => undefined);
  }, [data, rasi, style, format, words, lang, t, brand]);
  return { canvas, display, words };
}

/** Makes a picture of the chart in this browser, to share or to save. Nothing of it is sent to the shop. */
export function PictureDialog({
  data,
  style,
  open,
  onClose,
}: {
  data: KundliData;
  style: ChartStyle;
  open: boolean;
  onClose: () => void;
}) {
  const t = useReportTexts('reports/charts').picture;
  const lang = useReportLang();
  const [format, setFormat] = useState<PictureFormat>('portrait');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      actions={
        <Button kind="ghost" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <div lang={lang} className="grid gap-4">
        <p>{t.text}</p>
        <Segmented
          label={t.format}
          value={format}
          onChange={setFormat}
          choices={[
            { value: 'portrait', text: t.portrait },
            { value: 'square', text: t.square },
          ]}
        />
        <Picture data={data} style={style} format={format} />
      </div>
    </Dialog>
  );
}

/** The ticks, the picture, and what can be done with it. Mounted with the open dialog only. */
function Picture({ data, style, format }: { data: KundliData; style: ChartStyle; format: PictureFormat }) {
  const t = useReportTexts('reports/charts').picture;
  const [ticks, setTicks] = useState<Ticks>({ name: false, moment: false, place: false });
  const { canvas, display, words } = usePicture(data, style, { format, ticks });
  const tick = (key: keyof Ticks) => setTicks({ ...ticks, [key]: !ticks[key] });
  const run = async (use: (blob: Blob) => Promise<void> | void) => {
    try {
      if (canvas.current) await use(await toBlob(canvas.current));
    } catch (error) {
      // A person who closes the sheet of the system has shared nothing and needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.problem(t.failed);
    }
  };
  return (
    <>
      <fieldset>
        <legend className="text-sm text-ink-3">{t.include}</legend>
        {data.birth.name && (
          <Choice type="checkbox" checked={ticks.name} onChange={() => tick('name')}>
            {t.name}
          </Choice>
        )}
        <Choice type="checkbox" checked={ticks.moment} onChange={() => tick('moment')}>
          {data.birth.time_unknown ? t.day : t.moment}
        </Choice>
        <Choice type="checkbox" checked={ticks.place} onChange={() => tick('place')}>
          {t.place}
        </Choice>
      </fieldset>
      <span ref={display} hidden className="font-display" />
      <canvas
        ref={canvas}
        width={PICTURE_WIDTH}
        height={PICTURE_PLANS[format].height}
        role="img"
        aria-label={fill(t.label, { words: [words.title, ...words.lines].join(', ') })}
        className="mx-auto h-60 w-auto sm:h-80 rounded-tile border border-line"
      />
      <div className="flex flex-wrap justify-center gap-3">
        {canShare() && (
          <Button
            onClick={() =>
              void run((blob) => navigator.share({ files: [new File([blob], FILE, { type: 'image/png' })] }))
            }
          >
            <Icon of={Share2} />
            {t.share}
          </Button>
        )}
        <Button
          kind={canShare() ? 'secondary' : 'primary'}
          onClick={() => void run((blob) => saveBlob(blob, FILE))}
        >
          <Icon of={Download} />
          {t.save}
        </Button>
      </div>
    </>
  );
}

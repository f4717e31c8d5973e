import { useForm } from 'react-hook-form';
import type { Lang } from '#languages/list.ts';
import { api } from '#web/api/client.ts';
import { BuyPanel } from '#web/astrology/reports/buy/buy-panel.tsx';
import { readSavedValues } from '#web/astrology/reports/buy/saved-values.ts';
import { useBuy } from '#web/astrology/reports/buy/use-buy.ts';
import { PlaceField } from '#web/astrology/reports/form/place-field.tsx';
import type { PlaceValue } from '#web/astrology/reports/form/place-value.ts';
import { ReportForm } from '#web/astrology/reports/form/report-form.tsx';
import { ReportLangField } from '#web/astrology/reports/form/settings-fields.tsx';
import { samplePaths } from '#web/astrology/reports/shared/sample-paths.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { useGateway } from '#web/selling/payments/shared/use-gateway.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/panchang-form';

export const handle: PageHandle = { skeleton: 'form', contact: 'none' };

const FORM = 'panchang';
/** The panchang always uses the Lahiri ayanamsa (specification). */
const AYANAMSA = '1';

type PanchangForm = { moment: string; place: PlaceValue | null; la: Lang };

/** Returns the current local time in the format of a datetime-local input. */
function thisMinute(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const toInput = ({ moment, place, la }: PanchangForm) => ({
  ayanamsa: AYANAMSA,
  coordinates: place?.coordinates ?? '',
  // The offset is a formality: the server uses the wall time and the place's zone.
  datetime: `${moment.slice(0, 16)}:00+05:30`,
  la,
});

export async function clientLoader() {
  const empty: PanchangForm = { moment: thisMinute(), place: null, la: pageLang() };
  return {
    texts: await loadTexts(pageLang(), ['reports/panchang', 'reports', 'shell']),
    values: readSavedValues(FORM, empty),
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/panchang'].title, brand: shopNameIn(matches) })
    : [];
}

/** The panchang form: language, date and time, place from lists, and the payment. */
export default function PanchangFormPage({ loaderData: { values } }: Route.ComponentProps) {
  const t = useTexts('reports/panchang');
  const shared = useTexts('reports');
  const { panchangToday: freeName } = useTexts('shell').links;
  const lang = useLang();
  const noAlmanac = useIsAbsent('/panchang');
  const { prices } = useShop();
  const form = useForm<PanchangForm>({ mode: 'onTouched', defaultValues: values });
  const { gateway, state, retry } = useGateway(t.sdkFailed);
  const { buy, paying } = useBuy({
    form: FORM,
    gateway,
    words: {
      sdkNotReady: t.sdkNotReady,
      noSession: t.noSession,
      failed: t.payFailed,
      wrong: t.wrong,
      cancelled: t.cancelled,
      paid: t.paid,
    },
  });
  const pay = (day: PanchangForm) =>
    buy(() =>
      api('POST /api/payment/premium/panchang', {
        body: {
          ...toInput(day),
          bareReturn: true,
          amount: prices.panchang,
          location: day.place?.location ?? '',
        },
      }),
    );
  const moment = form.register('moment', {
    validate: (typed) => typed !== '' || shared.form.missing.moment,
  });
  return (
    <ReportForm
      name={FORM}
      form={form}
      title={t.title}
      text={t.formText}
      fillAll={t.fillAll}
      onSubmit={pay}
      aside={
        <BuyPanel
          title={t.whatYouGet}
          parts={t.parts}
          sample={samplePaths.panchang}
          price={prices.panchang}
          paying={paying}
          sdk={state}
          onRetry={retry}
          pay={{ text: t.generate, busy: t.generating }}
        >
          {!noAlmanac && (
            <p className="text-sm text-ink-2">
              <span>{`${t.free} `}</span>
              <TextLink to="/panchang">{freeName}</TextLink>
            </p>
          )}
          <p className="text-sm text-ink-2">
            {fill(shared.pay.next, { amount: formatRupees(prices.panchang, lang) })}
          </p>
        </BuyPanel>
      }
    >
      <ReportLangField />
      <Field label={t.moment} hint={t.momentHint} error={form.formState.errors.moment?.message}>
        <Input type="datetime-local" {...moment} onPaste={pasteIntoBox(moment.onChange)} />
      </Field>
      <PlaceField at="place" first="lists" label={shared.place.here} required={shared.form.missing.place} />
    </ReportForm>
  );
}

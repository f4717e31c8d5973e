import { type Control, useForm, useFormState, useWatch } from 'react-hook-form';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { SkyCard } from '#web/astrology/remedies/sky-card.tsx';
import { BuyPanel } from '#web/astrology/reports/buy/buy-panel.tsx';
import { readSavedValues } from '#web/astrology/reports/buy/saved-values.ts';
import { useBuy } from '#web/astrology/reports/buy/use-buy.ts';
import { BirthDateField, BirthTimeField } from '#web/astrology/reports/form/birth-fields.tsx';
import { noBirth } from '#web/astrology/reports/form/birth-time.ts';
import { ChooseProfile } from '#web/astrology/reports/form/choose-profile.tsx';
import { CityClockField } from '#web/astrology/reports/form/city-clock-field.tsx';
import { chosenOffset } from '#web/astrology/reports/form/city-clocks.ts';
import { ParentConsent } from '#web/astrology/reports/form/parent-consent.tsx';
import { PlaceField } from '#web/astrology/reports/form/place-field.tsx';
import { useProfiles } from '#web/astrology/reports/form/profiles.ts';
import { ReportForm } from '#web/astrology/reports/form/report-form.tsx';
import { SaveProfile } from '#web/astrology/reports/form/save-profile.tsx';
import { notSaved, saveBirth } from '#web/astrology/reports/form/saving.ts';
import { type MatchingForm, matchingParams } from '#web/astrology/reports/form/sending.ts';
import { AyanamsaField, ReportLangField } from '#web/astrology/reports/form/settings-fields.tsx';
import { typedMoment } from '#web/astrology/reports/form/typed-moment.ts';
import { samplePaths } from '#web/astrology/reports/shared/sample-paths.ts';
import { printableName } from '#web/forms/printable-name.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useGateway } from '#web/selling/payments/shared/use-gateway.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import type { Route } from './+types/matching-form';

export const handle: PageHandle = { skeleton: 'form', contact: 'none' };

const FORM = 'matching';

export async function clientLoader() {
  const person = { name: '', birth: noBirth, place: null, save: notSaved };
  const empty: MatchingForm = { girl: person, boy: person, ayanamsa: '1', la: pageLang() };
  return {
    texts: await loadTexts(pageLang(), [
      'reports/matching',
      'reports',
      'remedies/sky',
      'core/name-errors',
      'shell',
    ]),
    values: readSavedValues(FORM, empty),
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/matching'].title, brand: shopNameIn(matches) })
    : [];
}

/** The matching form: two births side by side, and the payment. */
export default function MatchingFormPage({ loaderData: { values } }: Route.ComponentProps) {
  const t = useTexts('reports/matching');
  const shared = useTexts('reports');
  const { prices } = useShop();
  const profiles = useProfiles();
  const form = useForm<MatchingForm>({ mode: 'onTouched', defaultValues: values });
  const { gateway, state, retry } = useGateway(shared.pay.sdkFailed);
  const { buy, paying } = useBuy({
    form: FORM,
    gateway,
    words: {
      sdkNotReady: t.sdkNotReady,
      noSession: t.noSession,
      failed: t.payFailed,
      wrong: t.payFailed,
      cancelled: t.cancelled,
      paid: t.paid,
    },
  });

  const pay = (both: MatchingForm) =>
    buy(async () => {
      const { girl, boy } = both;
      const opened = await api('POST /api/payment/premium/kundli/matching', {
        body: {
          ...matchingParams(both),
          bareReturn: true,
          parent: girl.parent || boy.parent,
          amount: prices.matching,
          girl_name: girl.name.trim(),
          boy_name: boy.name.trim(),
          girl_location: girl.place?.location ?? '',
          boy_location: boy.place?.location ?? '',
          girl_timeUnknown: girl.birth.timeUnknown,
          boy_timeUnknown: boy.birth.timeUnknown,
          girl_offset: chosenOffset(girl.birth, girl.place),
          boy_offset: chosenOffset(boy.birth, boy.place),
        },
      });
      const saved = [girl, boy].filter(({ save }) => save.wanted);
      await Promise.all(saved.map((person) => saveBirth(person, person.save))).catch(() =>
        toast.problem(shared.profiles.saveFailed),
      );
      return opened;
    });

  return (
    <ReportForm
      name={FORM}
      form={form}
      title={t.title}
      text={t.formText}
      fillAll={t.fillAll}
      onSubmit={pay}
      wide={
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          <Person who="girl" title={t.girl} profiles={profiles} control={form.control} />
          <Person who="boy" title={t.boy} profiles={profiles} control={form.control} />
        </div>
      }
      aside={
        <BuyPanel
          title={t.whatYouGet}
          parts={t.parts}
          sample={samplePaths.matching}
          price={prices.matching}
          paying={paying}
          sdk={state}
          onRetry={retry}
        />
      }
    >
      <AyanamsaField />
      <ReportLangField />
    </ReportForm>
  );
}

function Person({
  who,
  title,
  profiles,
  control,
}: {
  who: 'girl' | 'boy';
  title: string;
  profiles: readonly BirthProfile[];
  control: Control<MatchingForm>;
}) {
  const t = useTexts('reports/matching');
  const { form, place } = useTexts('reports');
  const nameErrors = useTexts('core/name-errors');
  const { errors } = useFormState({ control });
  const [birth, born] = useWatch({ control, name: [`${who}.birth`, `${who}.place`] });
  return (
    <Card className="grid min-w-0 content-start gap-5">
      <fieldset className="contents">
        <legend className="float-left mb-1 w-full font-display text-h3">{title}</legend>
        <ChooseProfile at={`${who}.`} profiles={profiles} />
        <Field label={t.name} error={errors[who]?.name?.message}>
          <Input
            {...control.register(`${who}.name`, { validate: (name) => printableName(name, nameErrors) })}
            autoComplete="off"
            maxLength={100}
          />
        </Field>
        <BirthDateField at={`${who}.birth`} required={form.missing.date} />
        <BirthTimeField at={`${who}.birth`} required={form.missing.time} />
        <PlaceField at={`${who}.place`} label={place.label} required={form.missing.place} />
        <CityClockField at={`${who}.`} />
        <SkyCard moment={typedMoment({ birth, place: born })} small />
        <ParentConsent at={`${who}.`} />
        <SaveProfile at={`${who}.save`} />
      </fieldset>
    </Card>
  );
}

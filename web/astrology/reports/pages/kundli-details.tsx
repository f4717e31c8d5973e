import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { tidyEmail } from '#contract/core/typed.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import { api } from '#web/api/client.ts';
import { SkyCard } from '#web/astrology/remedies/sky-card.tsx';
import { BuyPanel } from '#web/astrology/reports/buy/buy-panel.tsx';
import { FreePreview } from '#web/astrology/reports/buy/free-preview.tsx';
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
import { type KundliForm, kundliParams } from '#web/astrology/reports/form/sending.ts';
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
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import type { Route } from './+types/kundli-details';

export const handle: PageHandle = { skeleton: 'form', contact: 'none' };

const FORM = 'kundli';

export async function clientLoader() {
  const [texts, own] = await Promise.all([
    loadTexts(pageLang(), [
      'reports/kundli',
      'reports',
      'reports/charts',
      'remedies/sky',
      'core/name-errors',
      'shell',
    ]),
    api('GET /api/auth/profile').then(
      ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`.trim(), email }),
      () => ({ name: '', email: '' }),
    ),
  ]);
  const empty: KundliForm = {
    ...own,
    birth: noBirth,
    place: null,
    ayanamsa: '1',
    la: pageLang(),
    save: notSaved,
  };
  return { texts, values: readSavedValues(FORM, empty) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reports/kundli'].title, brand: shopNameIn(matches) })
    : [];
}

/** The kundli form: person, date, place, a free preview of the chart, and the payment. */
export default function KundliDetails({ loaderData: { values } }: Route.ComponentProps) {
  const t = useTexts('reports/kundli');
  const shared = useTexts('reports');
  const { missing } = shared.form;
  const { prices } = useShop();
  const profiles = useProfiles();
  const form = useForm<KundliForm>({ mode: 'onTouched', defaultValues: values });
  const { gateway, state, retry } = useGateway(shared.pay.sdkFailed);
  const { buy, paying } = useBuy({
    form: FORM,
    gateway,
    words: {
      sdkNotReady: t.sdkNotReady,
      noSession: t.wrong,
      failed: t.payFailed,
      wrong: t.wrong,
      cancelled: t.cancelled,
      paid: t.paid,
    },
  });

  const pay = (person: KundliForm) =>
    buy(async () => {
      const opened = await api('POST /api/payment/premium/kundli', {
        body: {
          ...kundliParams(person),
          bareReturn: true,
          parent: person.parent,
          amount: prices.kundli,
          customerName: person.name.trim(),
          customerEmail: person.email.trim(),
          timeUnknown: person.birth.timeUnknown,
          offset: chosenOffset(person.birth, person.place),
        },
      });
      if (person.save.wanted)
        await saveBirth(person, person.save).catch(() => toast.problem(shared.profiles.saveFailed));
      return opened;
    });

  return (
    <ReportForm
      name={FORM}
      form={form}
      title={t.formTitle}
      text={t.formText}
      fillAll={t.fillAll}
      onSubmit={pay}
      aside={
        <BuyPanel
          title={t.whatYouGet}
          parts={t.parts}
          sample={samplePaths.kundli}
          price={prices.kundli}
          paying={paying}
          sdk={state}
          onRetry={retry}
        >
          <FreePreview fields={['birth', 'place']} />
        </BuyPanel>
      }
    >
      <ChooseProfile at="" profiles={profiles} />
      <PersonFields form={form} />
      <BirthDateField at="birth" required={missing.date} />
      <BirthTimeField at="birth" required={missing.time} />
      <PlaceField at="place" label={shared.place.label} required={missing.place} />
      <CityClockField at="" />
      <Sky form={form} />
      <AyanamsaField />
      <ReportLangField />
      <ParentConsent at="" />
      <SaveProfile at="save" />
    </ReportForm>
  );
}

/** The sky of the birth that is being typed. */
function Sky({ form }: { form: UseFormReturn<KundliForm> }) {
  const [birth, place] = useWatch({ control: form.control, name: ['birth', 'place'] });
  return <SkyCard moment={typedMoment({ birth, place })} small />;
}

/** The fields of the person: name, and the e-mail address that gets the report. */
function PersonFields({ form }: { form: UseFormReturn<KundliForm> }) {
  const { missing, ...words } = useTexts('reports').form;
  const nameErrors = useTexts('core/name-errors');
  const { errors } = form.formState;
  return (
    <>
      <Field label={words.name} error={errors.name?.message}>
        <Input
          {...form.register('name', {
            validate: (name) => (name.trim() === '' ? missing.name : printableName(name, nameErrors)),
          })}
          autoComplete="name"
          maxLength={100}
        />
      </Field>
      <Field label={words.email} hint={words.emailHint} error={errors.email?.message}>
        <Input
          {...form.register('email', {
            validate: (email) =>
              email.trim() === '' ? missing.email : isEmail(tidyEmail(email)) || words.badEmail,
          })}
          type="email"
          autoComplete="email"
          maxLength={100}
        />
      </Field>
    </>
  );
}

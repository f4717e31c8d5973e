import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { isEmail } from '#contract/accounts/person-rules.ts';
import { tidyEmail } from '#contract/core/typed.ts';
import { api } from '#web/api/client.ts';
import { SkyCard } from '#web/features/remedies/sky-card.tsx';
import { BuyPanel } from '#web/features/reports/buy/buy-panel.tsx';
import { FreePreview } from '#web/features/reports/buy/free-preview.tsx';
import { readSavedValues } from '#web/features/reports/buy/saved-values.ts';
import { useBuy } from '#web/features/reports/buy/use-buy.ts';
import { BirthDateField, BirthTimeField } from '#web/features/reports/form/birth-fields.tsx';
import { noBirth } from '#web/features/reports/form/birth-time.ts';
import { ChooseProfile } from '#web/features/reports/form/choose-profile.tsx';
import { CityClockField } from '#web/features/reports/form/city-clock-field.tsx';
import { chosenOffset } from '#web/features/reports/form/city-clocks.ts';
import { ParentConsent } from '#web/features/reports/form/parent-consent.tsx';
import { PlaceField } from '#web/features/reports/form/place-field.tsx';
import { useProfiles } from '#web/features/reports/form/profiles.ts';
import { ReportForm } from '#web/features/reports/form/report-form.tsx';
import { SaveProfile } from '#web/features/reports/form/save-profile.tsx';
import { notSaved, saveBirth } from '#web/features/reports/form/saving.ts';
import { type KundliForm, kundliParams } from '#web/features/reports/form/sending.ts';
import { AyanamsaField, ReportLangField } from '#web/features/reports/form/settings-fields.tsx';
import { typedMoment } from '#web/features/reports/form/typed-moment.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { printableName } from '#web/shared/forms/printable-name.ts';
import { useGateway } from '#web/shared/payments/use-gateway.ts';
import { samplePaths } from '#web/shared/reports/sample-paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import type { Route } from './+types/kundli-details';

export const handle: PageHandle = { skeleton: 'form', contact: 'none' };

const FORM = 'kundli';

export async function clientLoader() {
  const [texts, own] = await Promise.all([
    loadTexts(pageLang(), ['reports/kundli', 'reports', 'reports/charts', 'remedies/sky', 'shell']),
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
  const lang = useLang();
  const { errors } = form.formState;
  return (
    <>
      <Field label={words.name} error={errors.name?.message}>
        <Input
          {...form.register('name', {
            validate: (name) => (name.trim() === '' ? missing.name : printableName(name, lang)),
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

import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { langContext } from '#web/api/context.ts';
import { ChooseCity } from '#web/astrology/remedies/choose-city.tsx';
import { type Answer, type AskedBirth, Finder } from '#web/astrology/remedies/finder.tsx';
import { takeHandover } from '#web/astrology/remedies/handover.ts';
import { Keep } from '#web/astrology/remedies/keep.tsx';
import { Method } from '#web/astrology/remedies/method.tsx';
import { NextDay } from '#web/astrology/remedies/next-day.tsx';
import { Pieces } from '#web/astrology/remedies/shared/pieces.tsx';
import { StonePanel } from '#web/astrology/remedies/shared/stone-panel.tsx';
import { BirthDateField, BirthTimeField } from '#web/astrology/reports/form/birth-fields.tsx';
import { birthDatetime, noBirth } from '#web/astrology/reports/form/birth-time.ts';
import { ChooseProfile } from '#web/astrology/reports/form/choose-profile.tsx';
import { CityClockField } from '#web/astrology/reports/form/city-clock-field.tsx';
import { chosenOffset } from '#web/astrology/reports/form/city-clocks.ts';
import { ParentConsent } from '#web/astrology/reports/form/parent-consent.tsx';
import { PlaceField } from '#web/astrology/reports/form/place-field.tsx';
import { type PersonValues, useProfiles } from '#web/astrology/reports/form/profiles.ts';
import { SaveProfile } from '#web/astrology/reports/form/save-profile.tsx';
import { notSaved, type Saving, saveBirth } from '#web/astrology/reports/form/saving.ts';
import { typedMoment } from '#web/astrology/reports/form/typed-moment.ts';
import { cardHeart } from '#web/catalog/wishlist/heart-button.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/find-my-stone';

export const handle: PageHandle = { contact: 'none' };

type Values = PersonValues & { save: Saving };

const empty: Values = { name: '', birth: noBirth, place: null, save: { ...notSaved, wanted: true } };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    texts: await loadTexts(context.get(langContext), [
      'remedies/finder',
      'remedies/sky',
      'remedies',
      'reports',
      'products',
      'core/name-errors',
      'shell',
    ]),
  };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts['remedies/finder'].title,
    brand: shopNameIn(matches),
    description: texts['remedies/finder'].description,
  });
}

/** Find my stone: a birth, its sky, and the answer with the rules behind it. Open to everybody. */
export default function FindMyStone() {
  const t = useTexts('remedies/finder');
  const { missing } = useTexts('reports').form;
  const { label, credit } = useTexts('reports').place;
  const session = useSession();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: empty });
  const { birth, place } = useWatch({ control: form.control }) as Values;
  const [handedOver, setHandedOver] = useState(false);
  // After the first render, because the server cannot know it.
  useEffect(() => {
    const values = takeHandover<Pick<Values, 'birth' | 'place'>>();
    if (!values?.place) return;
    form.reset({ ...empty, ...values });
    setHandedOver(true);
  }, [form]);
  const asked = (): AskedBirth => {
    const typed = form.getValues();
    return {
      datetime: birthDatetime(typed.birth) ?? '',
      coordinates: typed.place?.coordinates ?? '',
      location: typed.place?.location ?? '',
      timeUnknown: typed.birth.timeUnknown,
      offset: chosenOffset(typed.birth, typed.place),
    };
  };
  return (
    <div className="wrap pt-5 pb-16 lg:pt-12 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-2 mb-5 max-w-(--nr-measure) text-lg text-ink-2 lg:mb-8">{t.lead}</p>
      <Finder
        form={form}
        moment={typedMoment({ birth, place })}
        birth={asked}
        askAtOnce={handedOver}
        answered={(answer) => (
          <Answered answer={answer} save={() => saveBirth(form.getValues(), form.getValues().save)} />
        )}
      >
        {session && <Profiles />}
        <BirthDateField at="birth" required={missing.date} />
        <BirthTimeField at="birth" required={missing.time} unknownText={t.unknownText} />
        <PlaceField at="place" label={label} required={missing.place} />
        <CityClockField at="" />
      </Finder>
      <div className="mt-14 lg:mt-20">
        <Method />
        <p className="mt-8 text-sm text-ink-3">{credit}</p>
      </div>
    </div>
  );
}

/** The saved births of a customer, to choose from. */
function Profiles() {
  return <ChooseProfile at="" profiles={useProfiles()} />;
}

/** The choice to save the birth; for a child's with the yes of a parent. */
function SaveChoice() {
  return (
    <>
      <SaveProfile at="save" />
      {useWatch<Values>({ name: 'save.wanted' }) && <ParentConsent at="" />}
    </>
  );
}

function Answered({ answer: { birth, stone, pieces }, save }: { answer: Answer; save: () => Promise<void> }) {
  const t = useTexts('remedies/finder');
  const words = { t: useTexts('remedies'), lang: useLang() };
  const { graha, wearing } = stone;
  const { coordinates, location } = birth;
  return (
    <div className="grid gap-10 *:min-w-0 lg:gap-12">
      <StonePanel key={JSON.stringify(birth)} stone={stone} words={words}>
        {graha && wearing && (
          <NextDay
            graha={graha.id}
            city={{ coordinates, location }}
            picker={(choose) => (
              <ChooseCity
                choose={choose}
                field={<PlaceField at="place" label={t.next.city} required={t.next.cityMissing} />}
              />
            )}
          />
        )}
      </StonePanel>
      {wearing && (
        <Pieces stone={wearing.id} name={wearing.name} pieces={pieces} words={words} corner={cardHeart} />
      )}
      <Keep save={save} choice={<SaveChoice />} />
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <TextLink alone to="/how-chats-work">
          {t.astrologer}
        </TextLink>
        <TextLink alone to="/kundli-details">
          {t.kundli}
        </TextLink>
      </p>
    </div>
  );
}

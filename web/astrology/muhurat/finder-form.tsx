import { type ComponentType, type FormEvent, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { MuhuratAnswer } from '#contract/astrology/muhurat/endpoints.ts';
import { firstYear, lastYear, maxDays, stars } from '#contract/astrology/muhurat/purposes.ts';
import { myCity, saveMyCity } from '#web/astrology/almanac/shared/my-city.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';

/** A chosen city, as the search of cities gives it. `coordinates` is "26.912400,75.787300"; `slug` is its name in addresses. */
export type CityValue = { location: string; coordinates: string; slug: string | null };

/** The search of cities, which the route puts in. */
export type CitySearch = ComponentType<{
  value: CityValue | null;
  onChange: (value: CityValue | null) => void;
  onBlur: () => void;
}>;

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Returns coordinates to a hundredth of a degree, as the address of a page has them. */
const shortCoordinates = (coordinates: string): string =>
  coordinates
    .split(',')
    .map((degrees) => Number(Number(degrees).toFixed(2)))
    .join(',');

type Errors = Partial<Record<'city' | 'from' | 'to', string>>;

/** Asks for city, dates and birth star. Works as a plain GET form until the scripts run. */
export function FinderForm({ answer, CitySearch }: { answer: MuhuratAnswer; CitySearch: CitySearch }) {
  const t = useTexts('muhurat').form;
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  const { place } = answer;
  const here = {
    location: place.name,
    coordinates: `${place.latitude},${place.longitude}`,
    slug: place.city,
  };
  const [city, setCity] = useState<CityValue | null>(here);
  const [from, setFrom] = useState(answer.from);
  const [to, setTo] = useState(answer.to);
  const [star, setStar] = useState(answer.star?.slug ?? '');
  const [errors, setErrors] = useState<Errors>({});
  // The shop's own city needs no parameter.
  const named =
    city && (city.slug ?? (city.location === here.location ? null : shortCoordinates(city.coordinates)));

  function submit(event: FormEvent) {
    event.preventDefault();
    const days = from && to ? daysBetween(from, to) : 0;
    const found: Errors = {
      ...(city ? {} : { city: t.errors.city }),
      ...(from ? {} : { from: t.errors.from }),
      ...(days >= 1 && days <= maxDays ? {} : { to: t.errors.to }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    if (city?.slug && myCity() === null) saveMyCity(city.slug);
    const query = new URLSearchParams({
      ...(named ? { city: named } : {}),
      from,
      to,
      ...(star ? { star } : {}),
    });
    navigate(`?${query}`, { preventScrollReset: true });
  }

  const years = { min: `${firstYear}-01-01`, max: `${lastYear}-12-31` };
  return (
    <form
      method="get"
      aria-label={t.label}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-2 gap-4 rounded-tile border border-line bg-surface p-5 md:p-6 lg:grid-cols-[1.4fr_1fr_1fr_1.2fr] print:hidden"
    >
      {named && <input type="hidden" name="city" value={named} />}
      <Field label={t.city} hint={t.cityHint} error={errors.city} className="max-lg:col-span-2">
        <CitySearch value={city} onChange={setCity} onBlur={() => undefined} />
      </Field>
      <Field label={t.from} error={errors.from}>
        <Input
          type="date"
          className="max-sm:px-2"
          name="from"
          required
          {...years}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          onPaste={pasteIntoBox((event) => setFrom(event.target.value))}
        />
      </Field>
      <Field label={t.to} error={errors.to}>
        <Input
          type="date"
          className="max-sm:px-2"
          name="to"
          required
          {...years}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          onPaste={pasteIntoBox((event) => setTo(event.target.value))}
        />
      </Field>
      <Field label={t.star} hint={t.starHint} className="max-lg:col-span-2">
        <StarSelect value={star} onChange={setStar} />
      </Field>
      <Button
        type="submit"
        size="large"
        busy={busy}
        busyText={t.finding}
        className="col-span-2 lg:col-span-4 lg:justify-self-start lg:px-10"
      >
        {t.find}
      </Button>
    </form>
  );
}

/** The 36 birth stars: nine nakshatras reach into two signs and are there twice. */
function StarSelect({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const t = useTexts('muhurat');
  return (
    <Select name="star" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t.form.anyStar}</option>
      {stars.map(({ slug, nakshatra, sign, split }) => {
        const star = t.nakshatras[nakshatra] ?? '';
        return (
          <option key={slug} value={slug}>
            {split ? fill(t.splitStar, { star, sign: t.signs[sign] ?? '' }) : star}
          </option>
        );
      })}
    </Select>
  );
}

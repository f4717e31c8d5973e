import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { coordinatesOf, degrees, LATITUDE_LIMIT, type PlaceValue } from './place-value.ts';

/** Asks for a place that no list has: its name, and its coordinates in degrees. The server returns the time zone. */
export function PlaceByHand({
  error,
  onChange,
}: {
  error: string | undefined;
  onChange: (value: PlaceValue | null) => void;
}) {
  const t = useTexts('reports').place;
  const [name, setName] = useState('');
  const [typed, setTyped] = useState({ latitude: '', longitude: '' });
  const [touched, setTouched] = useState({ latitude: false, longitude: false });
  const latitude = degrees(typed.latitude);
  const longitude = degrees(typed.longitude);
  const goodLatitude = latitude !== null && Math.abs(latitude) <= LATITUDE_LIMIT;
  const goodLongitude = longitude !== null && Math.abs(longitude) <= 180;
  const coordinates = goodLatitude && goodLongitude ? coordinatesOf(latitude, longitude) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told once for each change of these two.
  useEffect(() => {
    if (!coordinates) {
      onChange(null);
      return;
    }
    let left = false;
    const report = (timezone: string, nearest: string | null) =>
      left || onChange({ coordinates, timezone, location: name.trim() || nearest || coordinates });
    api('GET /api/places/at', { query: { coordinates } }).then(
      (at) => report(at.timezone, at.nearest?.location ?? null),
      // The server looks the zone up again when the report is made.
      () => report('', null),
    );
    return () => {
      left = true;
    };
  }, [coordinates, name]);
  const wired = (part: 'latitude' | 'longitude') => ({
    value: typed[part],
    inputMode: 'decimal' as const,
    maxLength: 12,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [part]: event.target.value }),
    onBlur: () => setTouched({ ...touched, [part]: true }),
  });
  return (
    <div className="grid gap-4">
      <Field label={t.village} error={error}>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.latitude} error={touched.latitude && !goodLatitude ? t.badLatitude : undefined}>
          <Input {...wired('latitude')} placeholder="26.912400" />
        </Field>
        <Field label={t.longitude} error={touched.longitude && !goodLongitude ? t.badLongitude : undefined}>
          <Input {...wired('longitude')} placeholder="75.787300" />
        </Field>
      </div>
      <p className="text-sm text-ink-3">{t.byHandHint}</p>
    </div>
  );
}

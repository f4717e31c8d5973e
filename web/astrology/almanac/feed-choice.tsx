import { CalendarPlus, Copy } from 'lucide';
import { useState } from 'react';
import type { AlmanacCity } from '#contract/astrology/almanac/endpoints.ts';
import { type DayKind, dayKinds } from '#contract/astrology/almanac/rules.ts';
import type { Lang } from '#languages/list.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from './section.tsx';

/** Returns the address of a feed. All kinds are the default, so that they need no list. */
export function feedAddress(
  origin: string,
  { city, kinds, lang }: { city: string; kinds: readonly DayKind[]; lang: Lang },
): string {
  const query = new URLSearchParams({
    ...(kinds.length < dayKinds.length && { kinds: kinds.join(',') }),
    ...(lang === 'hi' && { la: lang }),
  });
  const path = `${origin}/api/almanac/feeds/${city}/calendar.ics`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Chooses kinds of days, and subscribes to their calendar. */
export function FeedChoice({ place, origin }: { place: AlmanacCity; origin: string }) {
  const { kinds: names, feed: t } = useTexts('almanac').calendar;
  const lang = useLang();
  const [kinds, setKinds] = useState<readonly DayKind[]>(dayKinds);
  const address = feedAddress(origin, { city: place.slug, kinds, lang });
  function choose(kind: DayKind, chosen: boolean) {
    const next = dayKinds.filter((one) => (one === kind ? chosen : kinds.includes(one)));
    // A calendar without days cannot be subscribed to, so the last kind stays.
    if (next.length === 0) toast.problem(t.none);
    else setKinds(next);
  }
  return (
    <Section title={t.title}>
      <p className="mt-1 mb-4 text-ink-2">{fill(t.text, { city: place.name })}</p>
      <FieldGroup legend={t.choose}>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {dayKinds.map((kind) => (
            <Choice
              key={kind}
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) => choose(kind, target.checked)}
            >
              {names[kind]}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          <Icon of={CalendarPlus} small />
          {t.subscribe}
        </a>
        <Button kind="secondary" onClick={() => void copyText(address, t)}>
          <Icon of={Copy} small />
          {t.copy}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-3">{t.copyHint}</p>
    </Section>
  );
}

import { CalendarDays, ChevronLeft, ChevronRight, Printer } from 'lucide';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';
import { almanacYears, calendarPath, panchangPath } from '#contract/astrology/almanac/rules.ts';
import { monthOf, shortDay } from '#web/astrology/reports/shared/wall-time.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { controlClass } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

/** Links to the days before and after, to today and to the month. */
export function DayLinks({ day }: { day: AlmanacDay }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const { slug } = day.place;
  const month = fill(t.calendarOf, { month: monthOf(day.date, lang) });
  return (
    <nav aria-label={t.days} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {day.previous && (
        <LinkButton
          kind="secondary"
          size="small"
          to={panchangPath(slug, day.previous)}
          aria-label={`${shortDay(day.previous, lang)}, ${t.previous}`}
        >
          <Icon of={ChevronLeft} small />
          <span translate="no">{shortDay(day.previous, lang)}</span>
        </LinkButton>
      )}
      {day.now === null && (
        <LinkButton kind="secondary" size="small" to={panchangPath(slug)}>
          {t.today}
        </LinkButton>
      )}
      {day.next && (
        <LinkButton
          kind="secondary"
          size="small"
          to={panchangPath(slug, day.next)}
          aria-label={`${shortDay(day.next, lang)}, ${t.next}`}
        >
          <span translate="no">{shortDay(day.next, lang)}</span>
          <Icon of={ChevronRight} small />
        </LinkButton>
      )}
      <LinkButton kind="secondary" size="small" to={calendarPath(slug, day.date.slice(0, 7))}>
        <Icon of={CalendarDays} small />
        <span>{month}</span>
      </LinkButton>
    </nav>
  );
}

/** Chooses another day of this city. */
export function DayChoice({ day }: { day: AlmanacDay }) {
  const t = useTexts('almanac');
  const navigate = useNavigate();
  const id = useId();
  const [date, setDate] = useState(day.date);
  return (
    <form
      className="mt-6 max-w-md print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (date) void navigate(panchangPath(day.place.slug, date));
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t.chooseDay}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="date"
          required
          min={`${almanacYears.first}-01-01`}
          max={`${almanacYears.last}-12-31`}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          onPaste={pasteIntoBox((event) => setDate(event.target.value))}
          aria-describedby={`${id}-hint`}
          className={controlClass}
        />
        <Button type="submit" kind="secondary" className="shrink-0">
          {t.showDay}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-3">
        {t.chooseDayHint}
      </p>
    </form>
  );
}

/** Shares the page through the device, or copies its address, and prints it. */
export function PageTools({ title }: { title: string }) {
  const t = useTexts('almanac').tools;
  const { pathname, search } = useLocation();
  return (
    <div className="flex gap-2 print:hidden">
      <ShareButton title={title} url={pathname + search} words={t} />
      <Button kind="secondary" onClick={() => print()}>
        <Icon of={Printer} small />
        {t.print}
      </Button>
    </div>
  );
}

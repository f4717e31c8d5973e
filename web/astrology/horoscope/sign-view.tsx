import { ChevronLeft, ChevronRight, Star } from 'lucide';
import { type Sign, signs } from '#contract/astrology/horoscope/zodiac.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import { noonOf } from '#contract/core/india-time.ts';
import { rememberSign, useMySign } from '#web/astrology/horoscope/shared/my-sign.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { DayLinks } from './day-links.tsx';
import { dayPath, dayWord, longDate } from './days.ts';
import { Glyph, Medal, MedalRing } from './medal.tsx';
import { SkyCard } from './sky-card.tsx';
import { ThreeWords } from './three-words.tsx';

/** The prediction of a sign and day, as in the API. */
export type SignDay = ResponseOf<'GET /api/horoscope/{sign}'>['data']['daily_prediction'];

/** Shows the prediction of one sign and day: niche, text, three words, sky, and neighbouring signs. */
export function SignView({ sign, day, daily }: { sign: Sign; day: string; daily: SignDay }) {
  const t = useTexts('horoscope');
  const lang = useLang();
  const { name, other } = t.signs[sign];
  const date = formatDate(noonOf(daily.date), lang, longDate);
  const [lead, ...more] = daily.prediction.split(/\n{2,}/);
  const path = `/daily-prediction/${sign}`;
  // Share the dated URL, so that the recipient reads the same prediction tomorrow.
  const shared = `${path}?day=${daily.date}&lang=${lang}`;
  return (
    <>
      <MedalRing />
      <div className="grid gap-6 pt-4 pb-10 lg:grid-cols-[24rem_1fr] lg:items-center lg:gap-20 lg:pt-10 lg:pb-12">
        <div className="mx-auto grid aspect-[4/4.4] w-[min(74%,22rem)] place-items-center rounded-[12rem_12rem_1.25rem_1.25rem] [background:var(--nr-hero-bg)] lg:w-full">
          <Medal sign={sign} large className="w-[60%] lg:w-[70%]" />
        </div>
        <div>
          <BackLink to={dayPath('/daily-prediction', day)}>{t.allSigns}</BackLink>
          <h1 className="mt-1 text-h1">{fill(t.of[dayWord(day)], { sign: name })}</h1>
          <p className="mt-1 text-lg text-ink-2">
            <span lang={/[A-Z]/.test(other) ? 'en' : undefined}>{other}</span>
            <span>{` · ${date}`}</span>
          </p>
          <div className="mt-3">
            <DayLinks path={path} day={day} />
          </div>
          <p className="written-display mt-5 text-[clamp(1.45rem,1.2rem+1.1vw,2rem)] leading-[1.38] text-pretty lang-hi:leading-[1.5]">
            {lead}
          </p>
          {more.map((paragraph) => (
            <p key={paragraph} className="written mt-4 max-w-[64ch] text-lg text-pretty text-ink-2">
              {paragraph}
            </p>
          ))}
          <div className="mt-6 flex flex-wrap gap-3">
            <ShareButton
              title={fill(t.of[dayWord(day)], { sign: name })}
              text={fill(t.shareText, { sign: name, date })}
              url={shared}
              words={t}
            />
            <MySignButton sign={sign} />
          </div>
        </div>
      </div>
      <ThreeWords words={daily} />
      <SkyCard sky={daily.sky} sign={name} />
      <Neighbours sign={sign} day={day} />
    </>
  );
}

function MySignButton({ sign }: { sign: Sign }) {
  const t = useTexts('horoscope').mine;
  const mine = useMySign() === sign;
  return (
    <Button kind="ghost" aria-pressed={mine} onClick={() => rememberSign(mine ? null : sign)}>
      <Icon of={Star} small className={mine ? 'fill-current text-manik-text' : ''} />
      <span>{mine ? t.done : t.remember}</span>
    </Button>
  );
}

function Neighbours({ sign, day }: { sign: Sign; day: string }) {
  const t = useTexts('horoscope');
  const at = signs.indexOf(sign);
  const before = signs[(at + 11) % 12] ?? 'pisces';
  const after = signs[(at + 1) % 12] ?? 'aries';
  const look =
    'flex min-h-14 min-w-0 items-center gap-2 rounded-xl border-[1.5px] border-line-strong px-3 py-3 font-semibold hover:border-ink sm:gap-3 sm:px-4';
  return (
    <nav aria-label={t.otherSigns} className="grid grid-cols-2 gap-3 pt-10 pb-16">
      <Link to={dayPath(`/daily-prediction/${before}`, day)} className={look}>
        <Icon of={ChevronLeft} small />
        <Glyph sign={before} className="size-6.5 shrink-0 text-manik-text" />
        <span>{t.signs[before].name}</span>
      </Link>
      <Link to={dayPath(`/daily-prediction/${after}`, day)} className={`${look} justify-end`}>
        <span>{t.signs[after].name}</span>
        <Glyph sign={after} className="size-6.5 shrink-0 text-manik-text" />
        <Icon of={ChevronRight} small />
      </Link>
    </nav>
  );
}

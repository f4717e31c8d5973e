import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPhone } from '#contract/people/accounts/person-rules.ts';
import {
  visitorConsent,
  visitorConsentText,
  visitorNameLength,
  visitorPopup,
} from '#contract/people/visitors/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useShop, useShopName } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field, FieldError } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { noteClosed, noteSubmitted } from './popup-storage.ts';
import { tenDigits } from './ten-digits.ts';

type Texts = Messages['visitors/popup'];
type Typed = { fullName: string; phoneNumber: string; agreed: boolean };

const formId = 'visitor-form';

/** Returns the specification's message for each kind of failure. */
function problemOf(error: unknown, t: Texts): string {
  if (!(error instanceof ApiError)) return t.unexpected;
  if (error.status === 0) return t.offline;
  if (error.status >= 500) return t.server;
  return error.message || t.refused;
}

/** Shows the popup and loads its texts. `onOver` is called once it is closed for good. */
export default function VisitorPopup({ onOver }: { onOver: () => void }) {
  const [t, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    // If the texts cannot be loaded, the popup does not appear.
    loadTexts(pageLang(), ['visitors/popup']).then((texts) => setTexts(texts['visitors/popup']), onOver);
  }, [onOver]);
  return t && <Popup t={t} onOver={onOver} />;
}

/**
 * Folds the card into the contact button after eight seconds or one screen of scrolling, unless the visitor is at it with
 * focus or pointer: then it looks again in a second.
 */
function useFold(card: RefObject<HTMLElement | null>, fold: () => void) {
  useEffect(() => {
    const from = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryFold = () => {
      clearTimeout(timer);
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(tryFold, 1000);
      else fold();
    };
    const onScroll = () => Math.abs(scrollY - from) >= innerHeight && tryFold();
    timer = setTimeout(tryFold, visitorPopup.foldsAfterMs);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [card, fold]);
}

/** A small card in a corner (`styles/bars.css`), which takes no focus. The form opens when a visitor wants it. */
function Popup({ t, onOver }: { t: Texts; onOver: () => void }) {
  const [asked, setAsked] = useState(false);
  const close = useCallback(() => {
    noteClosed();
    onOver();
  }, [onOver]);
  if (asked) return <FormDialog t={t} onOver={onOver} onClose={close} />;
  return <Card t={t} onOpen={() => setAsked(true)} onClose={close} />;
}

function Card({ t, onOpen, onClose: close }: { t: Texts; onOpen: () => void; onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [folds, setFolds] = useState(false);
  const fold = useCallback(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) close();
    else setFolds(true);
  }, [close]);
  useFold(card, fold);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={t.title}
      data-folds={folds}
      onAnimationEnd={close}
      className="call-card"
    >
      <p className="min-w-0 flex-1 basis-32 text-sm">
        <strong className="block text-base">{t.title}</strong>
        <span className="max-sm:hidden">{t.card}</span>
      </p>
      <span className="flex gap-1">
        <Button kind="ghost" size="small" onClick={close}>
          {t.skip}
        </Button>
        <Button size="small" onClick={onOpen}>
          {t.open}
        </Button>
      </span>
    </div>
  );
}

function FormDialog({ t, onOver, onClose: close }: { t: Texts; onOver: () => void; onClose: () => void }) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onOver, visitorPopup.closesAfterMs);
    return () => clearTimeout(timer);
  }, [done, onOver]);

  const { save, busy, problem } = useSave(
    async ({ fullName, phoneNumber }: Typed) => {
      const { success } = await api('POST /api/visit/visitors', {
        body: { fullName: fullName.trim(), phoneNumber, consent: visitorConsent.version },
      });
      // A captive portal (a hotel's login page) returns 200 as well; then nothing was saved.
      if (success !== true) throw new TypeError('not an answer of ours');
      noteSubmitted(new Date());
      setDone(true);
    },
    { onError: (error) => problemOf(error, t) },
  );

  const actions = done ? null : (
    <>
      <Button kind="ghost" onClick={close}>
        {t.skip}
      </Button>
      <Button type="submit" form={formId} busy={busy} busyText={t.busy}>
        {t.submit}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={done ? onOver : close} title={t.title} actions={actions}>
      {done ? (
        <Banner tone="good" className="mt-3">
          {t.done}
        </Banner>
      ) : (
        <>
          <p className="text-sm">{t.intro}</p>
          <VisitorForm t={t} problem={problem} onSubmit={save} />
        </>
      )}
    </Dialog>
  );
}

function VisitorForm({
  t,
  problem,
  onSubmit,
}: {
  t: Texts;
  problem: string;
  onSubmit: (typed: Typed) => Promise<void>;
}) {
  const shop = useShop();
  const name = useShopName();
  const contact = useTexts('shell').links.contact;
  const agreed = fill(visitorConsentText[useLang()], { shop: name, email: shop.email || contact });
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { fullName: '', phoneNumber: '', agreed: false },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={submitFilled(form, onSubmit)}
      className="mt-3 grid gap-3 text-ink"
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.name} error={errors.fullName?.message}>
        <Input
          {...register('fullName', {
            validate: (value) =>
              value.trim() === ''
                ? t.nameMissing
                : value.trim().length >= visitorNameLength.min || t.nameShort,
          })}
          autoComplete="name"
          maxLength={visitorNameLength.max}
        />
      </Field>
      <Field label={t.phone} error={errors.phoneNumber?.message}>
        <Input
          {...register('phoneNumber', {
            // Strips non-digits and keeps ten, as in the specification. A pasted +91 is removed first.
            setValueAs: tenDigits,
            onChange: (event: { target: HTMLInputElement }) => {
              event.target.value = tenDigits(event.target.value);
            },
            validate: (value) => (value === '' ? t.phoneMissing : isPhone(value) || t.phoneWrong),
          })}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </Field>
      <div>
        <label className="flex cursor-pointer items-start gap-3 py-1 text-sm">
          <input
            type="checkbox"
            {...register('agreed', { validate: (ticked) => ticked || t.agreeMissing })}
            aria-invalid={errors.agreed ? true : undefined}
            aria-describedby={errors.agreed ? 'visitor-agreed-error' : undefined}
            className="control-check"
          />
          <span>{agreed}</span>
        </label>
        <FieldError id="visitor-agreed-error" error={errors.agreed?.message} />
      </div>
    </form>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { tidyDigits } from '#contract/core/typed.ts';
import type { DeliveryDates } from '#contract/selling/checkout/delivery-days.ts';
import { arrivalText, loadDeliveryDates } from '#web/selling/checkout/shared/delivery-dates.ts';
import { readKnownPin, saveKnownPin } from '#web/selling/checkout/shared/known-pin.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { MoreTexts, pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { aloneLinkClass } from '#web/ui/text-link.tsx';

/**
 * Returns the element that shows when the product arrives at the known PIN code, and asks for one if none is known or
 * the person has `asked`. It brings its own texts, because a first visit does without them.
 */
export async function drawArrival(asked: boolean, productId: string): Promise<ReactNode> {
  const texts = await loadTexts(pageLang(), ['checkout/delivery']);
  return (
    <MoreTexts texts={texts}>
      <ArrivalAtPin asked={asked} productId={productId} />
    </MoreTexts>
  );
}

type Found = { pin: string; dates: DeliveryDates };

function ArrivalAtPin({ asked, productId }: { asked: boolean; productId: string }) {
  const t = useTexts('checkout/delivery');
  const lang = useLang();
  const [pin, setPin] = useState(() => readKnownPin() ?? '');
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: !asked && pin !== '' });
  const field = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  async function look(): Promise<void> {
    const plain = tidyDigits(pin);
    if (!/^\d{6}$/.test(plain)) return setState({ busy: false, error: t.digits });
    setState({ busy: true });
    const dates = await loadDeliveryDates(plain, productId).catch(() => undefined);
    if (!dates) return setState({ busy: false, error: dates === null ? t.unknown : t.failed });
    saveKnownPin(plain);
    setState({ busy: false });
    setFound({ pin: plain, dates });
  }

  // The button that was pressed is gone, so the focus moves to what took its place.
  const pressed = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a known PIN code is looked up once, without a press.
  useEffect(() => {
    if (pressed.current) (found ? change : field).current?.focus();
    else if (pin && !found) void look();
  }, [found]);

  if (found)
    return (
      <span role="status">
        <b className="font-semibold">{arrivalText(found.dates, lang, t)}</b>
        <span>{` ${fill(t.to, { pin: found.pin })} `}</span>
        <button
          ref={change}
          type="button"
          onClick={() => {
            pressed.current = true;
            setFound(null);
          }}
          className={aloneLinkClass}
        >
          {t.change}
        </button>
      </span>
    );
  if (state.busy && !pressed.current) return <span role="status">{t.looking}</span>;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        pressed.current = true;
        void look();
      }}
      className="grid max-w-[34ch] gap-2"
    >
      <Field label={t.pin} error={state.error}>
        <Input
          ref={field}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
        />
      </Field>
      <Button type="submit" kind="secondary" size="small" busy={state.busy} busyText={t.looking}>
        {t.show}
      </Button>
    </form>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { deviceStorage } from '#web/browser-storage.ts';
import { PIN_KEY } from '#web/session/actions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { aloneLinkClass } from '#web/ui/text-link.tsx';

/**
 * Shows when the product arrives at a known PIN code, else a button that asks for one. Its code is loaded on need, and
 * when that fails the button stays.
 */
export function ArrivalLine({ productId }: { productId: string }) {
  const { when } = useTexts('products/product').service;
  const [shown, setShown] = useState<ReactNode>(null);
  const show = (asked: boolean) =>
    import('./arrival-at-pin.tsx')
      .then(({ drawArrival }) => drawArrival(asked, productId))
      .then(setShown, () => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown.
  useEffect(() => {
    if (deviceStorage.getItem(PIN_KEY)) void show(false);
  }, []);
  return (
    shown ?? (
      <button type="button" onClick={() => void show(true)} className={aloneLinkClass}>
        {when}
      </button>
    )
  );
}

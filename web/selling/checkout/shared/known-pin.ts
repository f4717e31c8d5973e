import { deviceStorage } from '#web/browser-storage.ts';
import { PIN_KEY } from '#web/session/actions.ts';
import { readSession } from '#web/session/store.ts';

const isPin = (pin: unknown): boolean => /^[1-9]\d{5}$/.test(String(pin));

/** Returns the PIN code that this person gave last on this device, on a product's page or at the checkout, or null. */
export function readKnownPin(): string | null {
  try {
    const { userId, pin } = JSON.parse(deviceStorage.getItem(PIN_KEY) ?? '{}');
    return userId === readSession()?.userId && isPin(pin) ? pin : null;
  } catch {
    return null;
  }
}

/** Remembers a PIN code for the delivery dates of other pages. A logout forgets it. */
export function saveKnownPin(pin: string): void {
  if (isPin(pin)) deviceStorage.setItem(PIN_KEY, JSON.stringify({ userId: readSession()?.userId, pin }));
}

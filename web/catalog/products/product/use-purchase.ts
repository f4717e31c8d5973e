import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { tabStorage } from '#web/browser-storage.ts';
import { type Personal, usePersonal } from '#web/catalog/products/shared/personal/use-personal.ts';
import { addLine } from '#web/selling/cart/shared/add-line.ts';
import { buyNowPath } from '#web/selling/checkout/shared/buy-now.ts';
import { INTENT_KEY, logout } from '#web/session/actions.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { loadExtra } from '#web/ui/load-extra.ts';
import {
  type Choice,
  type ChoiceProblem,
  firstChoice,
  needsSize,
  type Offer,
  offerOf,
  problemOf,
} from './choice.ts';
import type { PageProduct } from './page-product.ts';

/** The choice of a product, and the actions on it. */
export type Purchase = {
  choice: Choice;
  offer: Offer;
  /** The missing choice, once the buyer tried without it. */
  problem: ChoiceProblem | null;
  /** The action in progress. */
  busy: 'cart' | 'buy' | null;
  /** Buy Now was pressed on the card that led here: the button takes the focus. */
  led: boolean;
  choose: (change: Partial<Choice>) => void;
  /** What the buyer fills in, for products that are made to order. */
  personal: Personal;
  addToCart: () => Promise<void>;
  buyNow: () => Promise<void>;
};

/** Loads what only a login needs. Without a network nothing is stored and nothing is done. */
const withIntents = (use: (intents: typeof import('./intents.ts')) => void): Promise<void> =>
  loadExtra(() => import('./intents.ts')).then((intents) => intents && use(intents));

/** Few products are made to order, so the code that finds what was filled in is loaded with the first press. */
const pathOfFilled: typeof import('#web/selling/checkout/shared/filled-path.ts').filledPath = async (
  ...filled
) =>
  (await loadExtra(() => import('#web/selling/checkout/shared/filled-path.ts')))?.filledPath(...filled) ??
  '/cart';

type IntentUse = { look: () => void; take: (kind: NonNullable<Purchase['busy']>, wanted: Choice) => void };

/** Takes what was pressed before a login, once the login leads back here. */
function useIntent(product: PageProduct, { look, take }: IntentUse): void {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an intent is taken once, when the login leads back here.
  useEffect(() => {
    if (!readSession() || !tabStorage.getItem(INTENT_KEY)) return;
    void withIntents(({ takeIntent, choiceOf }) => {
      const intent = takeIntent(pathname + search, ['cart', 'buy', 'look']);
      if (!intent) return;
      if (intent.act === 'look') return look();
      // From a card, which knows no choice: what has to be chosen is left to its buyer.
      if (intent.what === null && (product.hasVariants || needsSize(product))) return;
      // What was filled in is not kept over a login.
      if (product.personalFields.some(({ required }) => required)) return;
      const wanted = choiceOf(product, intent.what);
      // What was not chosen before the login is asked for at the next press, not as the first words after it.
      const problem = problemOf(product, wanted);
      if (problem !== 'selectVariant' && problem !== 'selectSize')
        take(intent.act === 'buy' ? 'buy' : 'cart', wanted);
    });
  }, []);
}

/** Manages the purchase on a product's page. Give the component a key, so that another product resets it. */
export function usePurchase(product: PageProduct): Purchase {
  const t = useTexts('products/product');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [choice, setChoice] = useState(() => firstChoice(product));
  const personal = usePersonal(product.personalFields);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  const [busy, setBusy] = useState<Purchase['busy']>(null);
  const [led, setLed] = useState(false);
  const started = useRef(false);

  async function goToLogin(kind: NonNullable<Purchase['busy']>, wanted: Choice) {
    const here = pathname + search;
    toast.problem(t.loginFirst);
    await logout();
    // The logout clears what this tab has stored.
    await withIntents(({ noteIntent }) => noteIntent(here, kind, wanted));
    await navigate(loginPath(here));
  }

  /** Returns whether the choice is complete; otherwise shows the problem. */
  function isWhole(wanted: Choice): boolean {
    const wrong = problemOf(product, wanted);
    setProblem(wrong);
    if (wrong) toast.problem(t[wrong]);
    return wrong === null && personal.check();
  }

  /** Adds the choice to the cart. Returns null when that failed; the buyer was told why. */
  async function put(wanted: Choice): Promise<'added' | 'there' | null> {
    try {
      const filled = personal.values();
      const personalisation = filled.length > 0 ? { personalisation: filled } : {};
      return await addLine({ product: product._id, ...wanted, ...personalisation });
    } catch (error) {
      const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null;
      if (refusal?.status === 401) await goToLogin('cart', wanted);
      else toast.problem(refusal?.message || t.addFailed);
      return null;
    }
  }

  async function attempt(kind: NonNullable<Purchase['busy']>, wanted: Choice) {
    // React updates `busy` only with the next render; a second click may come before it.
    if (started.current) return;
    if (!readSession()) return goToLogin(kind, wanted);
    if (!isWhole(wanted)) return;
    started.current = true;
    setBusy(kind);
    // Buy Now does not change the cart, unless something was filled in, which a line of the cart has.
    if (kind === 'buy' && personal.values().length === 0)
      await navigate(buyNowPath({ productId: product._id, ...wanted, lineId: null }));
    else if (kind === 'buy') {
      if (await put(wanted)) await navigate(await pathOfFilled(product._id, wanted, personal.values()));
    } else await addToCart(wanted);
    started.current = false;
    setBusy(null);
  }

  async function addToCart(wanted: Choice) {
    const result = await put(wanted);
    if (result === 'added') toast.good(t.added);
    if (result === 'there') toast.problem(t.alreadyInCart);
  }

  useIntent(product, {
    look: () => setLed(true),
    take(kind, wanted) {
      setChoice(wanted);
      void attempt(kind, wanted);
    },
  });

  return {
    choice,
    offer: offerOf(product, choice),
    problem,
    busy,
    led,
    personal,
    choose(change) {
      const next = { ...choice, ...change };
      const { available } = offerOf(product, next);
      setChoice({ ...next, quantity: Math.max(1, Math.min(next.quantity, available)) });
      setProblem(null);
    },
    addToCart: () => attempt('cart', choice),
    buyNow: () => attempt('buy', choice),
  };
}

/** Doshas and Saturn's phases, stated plainly, with mitigating factors and possible remedies. */
import {
  type AyanamsaId,
  type Kundli,
  type MangalDosha,
  SATURN_PHASES,
  type SaturnPhase,
  sadeSati,
  type Word,
} from '#jyotish';
import type { Draft } from './passage.ts';
import { KAAL_SARP, MANGAL, SATURN } from './tables.ts';

/** Returns drafts for Mars from the ascendant, each exception that applies, and the traditional remedies. */
export function mangalDrafts(mangal: MangalDosha): Draft[] {
  const { present, strength, house, exceptions } = mangal;
  const title: Word = present
    ? { en: 'Mangal dosha', hi: 'मंगल दोष' }
    : { en: 'No Mangal dosha', hi: 'मंगल दोष नहीं' };
  const reading: Draft = {
    id: `mangal.house.${house}`,
    part: 'doshas',
    title,
    text: MANGAL.house[house - 1],
  };
  if (!strength) return [reading];
  const softened = exceptions.map(({ id }): Draft => {
    const heading = { en: 'What softens it', hi: 'किससे यह हल्का होता है' };
    return { id: `mangal.exception.${id}`, part: 'doshas', title: heading, text: MANGAL.exception[id] };
  });
  const steps: Draft = {
    id: `mangal.steps.${strength}`,
    part: 'doshas',
    title: { en: 'Simple remedies', hi: 'सरल उपाय' },
    text: MANGAL.steps[strength],
  };
  return [reading, ...softened, steps];
}

/** Returns drafts for Kaal Sarp: its kind and side, or its absence. */
export function kaalSarpDrafts({ chart, kaalSarp }: Kundli): Draft[] {
  const { present, side, name } = kaalSarp;
  if (!present || !side || !name) {
    const title = { en: 'No Kaal Sarp', hi: 'कालसर्प योग नहीं' };
    return [{ id: 'kaal-sarp.absent', part: 'doshas', title, text: KAAL_SARP.absent.text }];
  }
  const { house } = chart.grahas.Rahu;
  const title = { en: `${name.en} Kaal Sarp`, hi: `${name.hi} कालसर्प` };
  const direction = { en: 'Its direction', hi: 'इसकी दिशा' };
  return [
    { id: `kaal-sarp.${house}`, part: 'doshas', title, text: KAAL_SARP.kind[house - 1] },
    { id: `kaal-sarp.${side}`, part: 'doshas', title: direction, text: KAAL_SARP.side[side] },
  ];
}

/** Returns Saturn's phase over the natal Moon at an instant. */
export function saturnPhaseAt({ chart }: Kundli, at: number, ayanamsa: AyanamsaId): SaturnPhase | null {
  const [stay] = sadeSati({ moonSign: chart.grahas.Moon.sign, from: at, to: at + 1, ayanamsa });
  return stay?.phase ?? null;
}

/** Returns the draft for Saturn's current phase. */
export function saturnDraft(kundli: Kundli, at: number, ayanamsa: AyanamsaId): Draft {
  const phase = saturnPhaseAt(kundli, at, ayanamsa);
  const title = phase ? SATURN_PHASES[phase] : { en: 'No Sade Sati now', hi: 'इस समय साढ़े साती नहीं' };
  return { id: `saturn.${phase ?? 'none'}`, part: 'saturn', title, text: SATURN[phase ?? 'none'] };
}

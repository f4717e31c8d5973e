/** Doshas and Saturn's phases, stated plainly, with mitigating factors and possible remedies. */
import {
  type AyanamsaId,
  type Kundli,
  type MangalDosha,
  SATURN_PHASES,
  type SaturnPhase,
  sadeSati,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Draft } from './passage.ts';
import { titles } from './words.ts';

const words = readWords('passages/doshas');

/** Returns drafts for Mars from the ascendant, each exception that applies, and the traditional remedies. */
export function mangalDrafts({ present, strength, house, exceptions }: MangalDosha, la: Lang): Draft[] {
  const title = titles[la].mangal;
  const text = words[la].mangal;
  const exceptionTexts: Readonly<Record<string, string>> = text.exception;
  const reading: Draft = {
    id: `mangal.house.${house}`,
    part: 'doshas',
    title: present ? title.present : title.absent,
    text: text.house[house - 1],
  };
  if (!strength) return [reading];
  const softened = exceptions.map(
    ({ id }): Draft => ({
      id: `mangal.exception.${id}`,
      part: 'doshas',
      title: title.exception,
      text: exceptionTexts[id],
    }),
  );
  const steps: Draft = {
    id: `mangal.steps.${strength}`,
    part: 'doshas',
    title: title.steps,
    text: text.steps[strength],
  };
  return [reading, ...softened, steps];
}

/** Returns drafts for Kaal Sarp: its kind and side, or its absence. */
export function kaalSarpDrafts({ chart, kaalSarp }: Kundli, la: Lang): Draft[] {
  const { present, side, name } = kaalSarp;
  const title = titles[la].kaalSarp;
  const text = words[la].kaalSarp;
  if (!present || !side || !name)
    return [{ id: 'kaal-sarp.absent', part: 'doshas', title: title.absent, text: text.absent }];
  const { house } = chart.grahas.Rahu;
  return [
    {
      id: `kaal-sarp.${house}`,
      part: 'doshas',
      title: fillText(title.present, { name: name[la] }),
      text: text.kinds[house - 1],
    },
    { id: `kaal-sarp.${side}`, part: 'doshas', title: title.side, text: text.sides[side] },
  ];
}

/** Returns Saturn's phase over the natal Moon at an instant. */
export function saturnPhaseAt({ chart }: Kundli, at: number, ayanamsa: AyanamsaId): SaturnPhase | null {
  const [stay] = sadeSati({ moonSign: chart.grahas.Moon.sign, from: at, to: at + 1, ayanamsa });
  return stay?.phase ?? null;
}

/** Returns the draft for Saturn's phase over the natal Moon. */
export const saturnDraft = (phase: SaturnPhase | null, la: Lang): Draft => ({
  id: `saturn.${phase ?? 'none'}`,
  part: 'saturn',
  title: phase ? SATURN_PHASES[phase][la] : titles[la].noSadeSati,
  text: words[la].saturn[phase ?? 'none'],
});

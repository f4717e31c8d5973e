/** The sentences of the advice on a stone, each with the text or practice it follows. */
import type { StoneLine } from '#contract/astrology/remedies/stone.ts';
import type { StoneAdvice, StoneFinding } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { grahaName, housesText, listed, monthText, signName, stoneName, words } from './names.ts';

/** The context that the sentences of one birth share. */
export type Told = { la: Lang; lagna: number; zone: string };

const percentOf = (ratio: number): number => Math.floor(ratio * 100 + 1e-9);

const bphs = (verses: string, la: Lang): string => fillText(words[la].sources.bphs, { verses });

function lordOf({ houses, nature }: StoneFinding): string {
  if (houses.includes(1)) return 'lagna';
  return nature === 'yogakaraka' ? 'yogakaraka' : 'trikona';
}

/** Returns why a graha helps: its houses, and the verse of the lagna. */
export function helpLines(finding: StoneFinding, told: Told): StoneLine[] {
  const { la } = told;
  const t = words[la].help;
  const graha = grahaName(finding.graha, la);
  const lord = fillText(t.lord, {
    graha,
    lagna: signName(told.lagna, la),
    houses: housesText(finding.houses, la),
    lord: lordOf(finding),
  });
  return [
    { text: lord, source: bphs('34.2-7', la) },
    { text: fillText(t.verses[finding.verse], { graha }), source: bphs(finding.verses, la) },
  ];
}

/** Returns why a graha is weak. */
export function weakLines(finding: StoneFinding, { la }: Told): StoneLine[] {
  const { ratio, combust, dignity, overcomeBy } = finding;
  const { weak: t, sources } = words[la];
  const graha = grahaName(finding.graha, la);
  const strength = ratio < 1 ? 'low' : 'enough';
  const lines = [
    { text: fillText(t.strength, { graha, strength, percent: percentOf(ratio) }), source: bphs('27', la) },
  ];
  if (combust)
    lines.push({
      text: fillText(t.combust, { graha }),
      source: fillText(sources.surya, { verses: '9.6-9' }),
    });
  if (dignity === 'debilitated')
    lines.push({ text: fillText(t.debilitated, { graha }), source: bphs('3.49-50', la) });
  if (overcomeBy)
    lines.push({
      text: fillText(t.overcome, { graha, rival: grahaName(overcomeBy, la) }),
      source: sources.raman,
    });
  return lines;
}

/** Returns why the stone is for now: the running period, or the lagna. */
export function timeLine({ reason, running, ...advice }: StoneAdvice, { la, zone }: Told): StoneLine {
  const { time: t, sources } = words[la];
  const graha = advice.graha ? grahaName(advice.graha, la) : '';
  if (reason === 'lagna' || !running) return { text: fillText(t.lagna, { graha }), source: sources.practice };
  const source = bphs('46', la);
  if (reason === 'maha') return { text: fillText(t.maha, { graha }), source };
  const [maha, until] = [grahaName(running.maha, la), monthText(running.antarEnd, zone, la)];
  return { text: fillText(t.antar, { graha, maha, until }), source };
}

const helpful = ({ findings }: StoneAdvice): StoneFinding[] =>
  findings.filter(({ nature }) => nature === 'helpful' || nature === 'yogakaraka');

const strengths = (found: readonly StoneFinding[], la: Lang): string =>
  listed(
    found.map(({ graha, ratio }) =>
      fillText(words[la].none.graha, { graha: grahaName(graha, la), percent: percentOf(ratio) }),
    ),
    la,
  );

/** Returns why no stone is needed. */
export function noneLines(advice: StoneAdvice, { la, lagna }: Told): StoneLine[] {
  const { none: t, sources } = words[la];
  const all = helpful(advice);
  const weak = all.filter((one) => one.weak);
  return [
    {
      text: fillText(t.helpful, { lagna: signName(lagna, la), grahas: strengths(all, la) }),
      source: bphs(advice.findings[0]?.verses ?? '34', la),
    },
    weak.length === 0
      ? { text: t.strong, source: bphs('27', la) }
      : { text: fillText(t.later, { grahas: strengths(weak, la) }), source: sources.ours },
  ];
}

/** Returns why to wait. */
export function waitLine(advice: StoneAdvice, finding: StoneFinding, { la, zone }: Told): StoneLine {
  const { wait: t, sources } = words[la];
  const graha = grahaName(finding.graha, la);
  if (advice.reason === 'dasha' && advice.from !== null) {
    const [stone, month] = [stoneName(finding.graha, la), monthText(advice.from, zone, la)];
    return { text: fillText(t.later, { graha, stone, month }), source: sources.ours };
  }
  const house = housesText([finding.house], la);
  return { text: fillText(t.ask, { graha, house }), source: sources.differ };
}

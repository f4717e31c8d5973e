export { type Cover, type CoverLines, drawCover } from './cover.ts';
export { type DrawOptions, drawEmblem } from './draw-emblem.ts';
export type { DiyaEmblem, Emblem, GemEmblem, Thing, ThingEmblem } from './emblem.ts';
export {
  CHART_BODIES,
  CHART_LETTERING,
  CHART_SIZE,
  type ChartBody,
  type ChartData,
  type ChartLanguage,
  type ChartLayout,
  type ChartRun,
  type ChartShape,
  type ChartShapeRole,
  type ChartText,
  type ChartTextRole,
  type Placement,
} from './kundli/chart.ts';
export { layoutNorth } from './kundli/north.ts';
export { layoutSouth, type SouthOptions } from './kundli/south.ts';
export { brandMark } from './lines/brand-mark.ts';
export { type LotusLeaf, type LotusPetal, lotus } from './lines/lotus.ts';
export { circlePath, lotusPetals, type PetalRing } from './lines/rings.ts';
export { SRI_REACH, sriYantraPath } from './lines/sri-yantra.ts';
export { thaliPlate } from './lines/thali.ts';
export { ZODIAC_SIGNS, type ZodiacSign, zodiacPath } from './lines/zodiac.ts';

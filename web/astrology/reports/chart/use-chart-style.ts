import { useEffect, useState } from 'react';
import { deviceStorage } from '#web/browser-storage.ts';

const STYLES = ['north', 'south', 'east'] as const;
/** North: fixed houses. South and East: fixed signs. */
export type ChartStyle = (typeof STYLES)[number];

const KEY = 'chart-style';

/** Returns the chart style, and its setter. The choice is saved in this browser. */
export function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const [style, setStyle] = useState<ChartStyle>('north');
  // After the first render, because the server cannot know it.
  useEffect(() => {
    const saved = STYLES.find((one) => one === deviceStorage.getItem(KEY));
    if (saved) setStyle(saved);
  }, []);
  const choose = (next: ChartStyle) => {
    deviceStorage.setItem(KEY, next);
    setStyle(next);
  };
  return [style, choose];
}

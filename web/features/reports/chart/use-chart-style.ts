import { useEffect, useState } from 'react';

/** North: fixed houses. South: fixed signs. */
export type ChartStyle = 'north' | 'south';

const KEY = 'chart-style';

/** Returns the chart style, and its setter. The choice is saved in this browser. */
export function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const [style, setStyle] = useState<ChartStyle>('north');
  // After the first render, because the server cannot know it.
  useEffect(() => {
    if (localStorage.getItem(KEY) === 'south') setStyle('south');
  }, []);
  const choose = (next: ChartStyle) => {
    localStorage.setItem(KEY, next);
    setStyle(next);
  };
  return [style, choose];
}

import { useEffect, useState } from 'react';

/** North: houses fixed. South: signs fixed. */
export type ChartStyle = 'north' | 'south';

const KEY = 'chart-style';

/** The style in which charts are drawn; what somebody chose is remembered in this browser. */
export function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const [style, setStyle] = useState<ChartStyle>('north');
  // After the first render: the server's HTML cannot know.
  useEffect(() => {
    if (localStorage.getItem(KEY) === 'south') setStyle('south');
  }, []);
  const choose = (next: ChartStyle) => {
    localStorage.setItem(KEY, next);
    setStyle(next);
  };
  return [style, choose];
}

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/**
 * Returns the thirty days whose sales count for best sellers and recommendations: from `since`, the same for the whole hour.
 * `hour` names that hour. So what is computed from the sales is kept for an hour, though they leave the window without a write.
 */
export function salesWindow(now: Date): { hour: number; since: Date } {
  const hour = Math.floor(now.getTime() / hourMs);
  return { hour, since: new Date((hour + 1) * hourMs - monthMs) };
}

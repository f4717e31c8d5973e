/** Returns whether `typed` is a valid number of years of experience (0 to 80). '' is valid. */
export const isYears = (typed: string): boolean => /^\d{0,2}$/.test(typed.trim()) && Number(typed) <= 80;

/** Returns whether `typed` is a price in rupees a minute, with at most two decimals. '' is valid. */
export const isPrice = (typed: string): boolean => {
  const value = typed.trim();
  return (
    value === '' || (/^\d{1,5}(\.\d{1,2})?$/.test(value) && Number(value) >= 1 && Number(value) <= 10_000)
  );
};

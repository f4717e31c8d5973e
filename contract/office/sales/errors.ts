/** The errors of reports of sales. */
export const salesErrors = {
  sales_day: 400,
  sales_period: 400,
} as const;

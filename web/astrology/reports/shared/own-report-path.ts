/** Returns the path of one's own report. It has nothing of the birth in it. */
export const ownReportPath = (orderId: string): string => `/my-reports/${encodeURIComponent(orderId)}`;

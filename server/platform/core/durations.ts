/** A second in milliseconds, for the pauses of sweeps. */
export const second = 1000;

/** A minute in milliseconds. */
export const minute = 60 * second;

/** An hour in milliseconds. */
export const hour = 60 * minute;

/** The cron expression of a schedule by the minute. */
export const everyMinute = '* * * * *';

/** The cron expression of a schedule every ten minutes. */
export const everyTenMinutes = '*/10 * * * *';

/** The cron expression of a schedule by the hour. */
export const everyHour = '0 * * * *';

// The times of reports are those of the muhurat finder too.
export * from '#web/shared/reports/wall-time.ts';

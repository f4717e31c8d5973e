/** Settings of tax, money and security. Only an owner with fresh proof may change them. */
export const guardedSettings = ['gst', 'legal', 'wallet', 'chat', 'payouts', 'staff'] as const;

/** Returns whether a setting is one of tax, money or security. */
export const isGuardedSetting = (key: string): boolean => guardedSettings.some((guarded) => guarded === key);

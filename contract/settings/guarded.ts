/** Settings of tax, money and security. Only an owner with fresh proof may change them. */
export const guardedSettings = ['gst', 'legal', 'wallet', 'chat', 'payouts', 'goodwill', 'staff'] as const;

/** Fields of other settings that name where people's data is sent. Whoever changes one needs fresh proof. */
const mailboxes: ReadonlyMap<string, readonly string[]> = new Map([
  ['shop', ['orderMails']],
  ['eveningMail', ['to']],
]);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Returns whether a change of a setting sends people's data to another mailbox. */
export const movesMail = (key: string, { from, to }: { from: unknown; to: unknown }): boolean =>
  (mailboxes.get(key) ?? []).some(
    (name) => JSON.stringify(fieldOf(from, name)) !== JSON.stringify(fieldOf(to, name)),
  );

/** Returns whether a setting is one of tax, money or security. */
export const isGuardedSetting = (key: string): boolean => guardedSettings.some((guarded) => guarded === key);

// Pure rules that both the forms and the server check. No zod here, and no rule of products: the list and the product load
// those alone.

/** Smallest and largest length of a password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Returns whether a text is an Indian mobile number: exactly ten digits. */
export const isPhone = (value: string): boolean => /^[0-9]{10}$/.test(value);

const emailAddress =
  /^[^\s.@<>()[\]\\,;:"\p{C}\p{Default_Ignorable_Code_Point}]+(?:\.[^\s.@<>()[\]\\,;:"\p{C}\p{Default_Ignorable_Code_Point}]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u;

/**
 * Returns whether mail can reach a text: words with single dots, an @, and a host of at least two labels (RFC 5321), at
 * most 100 characters.
 */
export const isEmail = (value: string): boolean => value.length <= 100 && emailAddress.test(value);

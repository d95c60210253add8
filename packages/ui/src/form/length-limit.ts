import type { FormEvent } from 'react';

/**
 * Props of an input in a form that the browser validates, as a search: a text that is too long stays, is
 * not sent, and `says` gives the reason. Before any script runs the browser shows its own message.
 */
export const lengthLimit = (limit: number, says: string) => ({
  pattern: `\\s*.{0,${limit}}\\s*`,
  onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(says),
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(''),
});

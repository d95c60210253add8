import type { FormEvent } from 'react';

/**
 * Props of an input in a form that the browser checks, as a search: a text that is too long stays, is not sent, and
 * `says` tells why. Before any script runs the browser tells it in words of its own.
 */
export const lengthLimit = (limit: number, says: string) => ({
  pattern: `\\s*.{0,${limit}}\\s*`,
  onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(says),
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => currentTarget.setCustomValidity(''),
});

import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

const digitsOf = (text: string) => text.replace(/\D/g, '');
const grouped = (digits: string, mark: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);

/** The caret position with as many digits before it as before the separators moved. */
const placeAfter = (text: string, count: number) => {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at;
    if (/\d/.test(text.charAt(at))) seen++;
  }
  return text.length;
};

interface DigitsOptions {
  /** Plain digits, or nothing. */
  value: string;
  onValue: (digits: string) => void;
  /** Between thousands; none by default. */
  mark?: string | undefined;
}

/** Props of an input for an integer: only digits get in, thousands are marked, the caret stays where it is. */
export const useDigits = ({ value, onValue, mark = '' }: DigitsOptions) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = mark ? grouped(value, mark) : value;
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    const place = placeAfter(shown, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(place, place);
  });
  return {
    ref: input,
    value: shown,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const before = target.value.slice(0, target.selectionStart ?? target.value.length);
      caret.current = digitsOf(before).length;
      // Leading zeros have no meaning; a lone one does.
      onValue(digitsOf(target.value).replace(/^0+(?=\d)/, ''));
    },
  };
};

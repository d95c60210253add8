import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react';

/** How a number is taken from what was typed, and shown. */
export interface DigitFormat {
  /** Digits that fit. */
  most: number;
  /** Without separators. */
  clean: (text: string) => string;
  /** The prefix of a complete number, e.g. `0` for `+62`. */
  complete: (text: string) => string;
  /** For reading. */
  group: (digits: string) => string;
}

interface DigitInput {
  value: string;
  onValue: (value: string) => void;
  format: DigitFormat;
}

const isTyping = (inputType: string | undefined) =>
  inputType !== undefined && /^(insertText|insertCompositionText|delete)/.test(inputType);

/** The position after so many characters, separators not counted. */
const placeBefore = (shown: string, behind: number, clean: DigitFormat['clean']) => {
  for (let at = shown.length; at > 0; at--) if (clean(shown.slice(at)).length >= behind) return at;
  return 0;
};

/** Props of an input whose separators are inserted automatically; the caret stays beside its digit. */
export const useDigitInput = ({ value, onValue, format: { clean, complete, group } }: DigitInput) => {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number>(undefined);
  // A typed separator changes nothing but the caret.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const shown = /^\d*$/.test(value) ? group(value) : value;

  useLayoutEffect(() => {
    if (behind.current === undefined || document.activeElement !== input.current) return;
    const place = placeBefore(shown, behind.current, clean);
    behind.current = undefined;
    input.current?.setSelectionRange(place, place);
  });

  return {
    ref: input,
    value: shown,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType } = nativeEvent as Partial<InputEvent>; // a form filled by the browser brings a plain event
      const typed = clean(target.value);
      let after = clean(target.value.slice(target.selectionStart ?? target.value.length)).length;
      let next = isTyping(inputType) ? typed : complete(typed);
      if (typed === value) {
        // Only a separator was deleted: the digit beside it was meant.
        const at = value.length - after;
        if (inputType === 'deleteContentBackward')
          next = value.slice(0, Math.max(0, at - 1)) + value.slice(at);
        if (inputType === 'deleteContentForward') {
          next = value.slice(0, at) + value.slice(at + 1);
          after = Math.max(0, after - 1);
        }
      }
      behind.current = after;
      redraw();
      onValue(next);
    },
  };
};

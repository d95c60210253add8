import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useUnsavedInput } from './unsaved-input.ts';

type Texts<V> = Partial<Record<keyof V & string, string>>;

export interface FormOptions<V extends Record<string, string>> {
  initial: V;
  /** The first error of each wrong field, in the page's language (contract's `firstErrors`). */
  check: (values: V) => Record<string, string>;
  /** Asks for confirmation before a new document is loaded over changed input. */
  guard?: boolean;
  /** Show only the first wrong field when the form is sent (SPEC 5 "setup screens"). */
  oneAtATime?: boolean;
}

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: () => void;
}

const firstTexts = (fields: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));

/**
 * The text fields of one form: values, errors at their fields, the first wrong field focused (quality A29, A34, A36).
 * A field is checked when it is left, once it has been filled; its error goes while it is being corrected.
 */
export const useForm = <V extends Record<string, string>>({
  initial,
  check,
  guard = false,
  oneAtATime = false,
}: FormOptions<V>) => {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Texts<V>>({});
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial);
  const changed = names.some((name) => values[name] !== saved[name]);
  useUnsavedInput(guard && changed);

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others as Texts<V>); // the others are still the form's own fields
  };

  // What was typed while the page came alive: React misses it, and the next render would empty those fields.
  useLayoutEffect(() => {
    for (const name of names) {
      const control = element.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `textarea[name="${name}"], input[name="${name}"]:not([type=checkbox], [type=radio], [type=file], [type=hidden])`,
      );
      if (control?.value && values[name] === '') set(name, control.value as V[typeof name]); // text, too
    }
  }, []);

  /** Shows errors and moves to the first one; returns whether there were any. */
  const show = (found: Record<string, string>): boolean => {
    const first = names.find((name) => name in found);
    const shown = oneAtATime && first !== undefined ? { [first]: found[first] } : found;
    setErrors(shown as Texts<V>); // a name that is no field of the form is simply never asked for
    const target =
      first === undefined
        ? null
        : element.current?.querySelector(
            // What a calendar sends is hidden; its visible field bears the name apart.
            `[data-field="${first}"], [name="${first}"]:not([type="hidden"]), [name^="${first}_"]:not([type="hidden"])`,
          );
    if (target instanceof HTMLElement) {
      target.focus();
      // A tap on the button leaves the focus where it was on phones, and a second focus scrolls nothing.
      target.scrollIntoView?.({ block: 'nearest' });
    }
    return Object.keys(found).length > 0;
  };

  const field = <K extends keyof V & string>(name: K): FieldProps => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event) => set(name, event.target.value as V[K]), // every field of these forms is text
    onBlur: () => {
      const text = check(values)[name];
      if (values[name] !== '' && text !== undefined) setErrors((before) => ({ ...before, [name]: text }));
    },
  });

  return {
    values,
    errors,
    changed,
    set,
    field,
    /** Puts the server's messages of a 422 at their fields. */
    refuse: (fields: Record<string, readonly string[]>) => show(firstTexts(fields)),
    /** What was saved is the new start: nothing is unsaved any more. */
    settle: (next: V) => {
      setValues(next);
      setSaved(next);
      setErrors({});
    },
    /** Props of the `<form>`; `send` is called with values that passed the check. */
    form: (send: (values: V) => void) => ({
      ref: element,
      noValidate: true,
      // Sent before any script runs, a password must not appear in the address.
      method: 'post' as const,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!show(check(values))) send(values);
      },
    }),
  };
};

import { CalendarDays } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isIsoDay, toIsoDay, toTypedDay } from './calendar-days.ts';
import { calendarStyle, openerStyle, placeStyle } from './date-picker.styles.ts';
import { controlStyle, inputStyle } from './field.styles.ts';
import { FormField } from './form-field.tsx';
import { onLeave } from './on-leave.ts';
import { type FieldNotes, useField } from './use-field.ts';

/** What the calendar of a picker gets from it. */
export interface DatePickerCalendarProps {
  /** The selected ISO day, if there is one. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onSelect: (day: string) => void;
}

export type DatePickerProps = FieldNotes & {
  name: string;
  /** An ISO day, or what was typed as long as it is no day. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** The focus has left the field and its calendar. */
  onBlur?: (() => void) | undefined;
  /** The first and the last day that can be selected. */
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The month that opens, so that it can load when it is needed. */
  calendar: ComponentType<DatePickerCalendarProps>;
  texts: {
    /** Name of the button that opens the calendar. */
    open: string;
    /** How a day is typed, e.g. `dd/mm/yyyy`. */
    placeholder: string;
    /** Shown by the browser when a typed text is no day that can be selected. */
    invalid: string;
  };
  className?: string;
};

/**
 * A day, typed in the order of the language or selected in a calendar. Forms send it as `2026-11-21`. Without scripts
 * it is the browser's own field.
 */
export const DatePicker = ({
  name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  min,
  max,
  required,
  disabled,
  calendar: MonthOfDays,
  texts,
  className,
  ...notes
}: DatePickerProps) => {
  const { ids, aria } = useField(notes);
  const panelId = useId();
  const native = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(toTypedDay(defaultValue));
  const current = value ?? toIsoDay(typed);
  const isDay = isIsoDay(current);
  const isAllowed = isDay && (!min || current >= min) && (!max || current <= max);

  const change = (text: string) => {
    setTyped(text);
    onChange?.(toIsoDay(text));
  };
  // Before the first paint, with what was entered before the scripts came.
  useLayoutEffect(() => {
    const early = native.current?.value;
    if (early && early !== current) change(toTypedDay(early));
    setReady(true);
  }, []);
  useLayoutEffect(() => {
    input.current?.setCustomValidity(current && !isAllowed ? texts.invalid : '');
  });

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const select = (day: string) => {
    change(toTypedDay(day));
    close();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const leave = onLeave(() => {
    setOpen(false);
    onBlur?.();
  });
  const shared = { id: ids.control, required, disabled, css: inputStyle, ...aria };
  return (
    <FormField ids={ids} className={className} {...notes}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the focus of both parts bubble up to here */}
      <div css={[controlStyle, placeStyle]} onBlur={leave} onKeyDown={closeByKey}>
        {ready ? (
          <>
            <input
              key="typed"
              {...shared}
              ref={input}
              data-field={name}
              inputMode="numeric"
              autoComplete="off"
              placeholder={texts.placeholder}
              value={toIsoDay(typed) === current ? typed : toTypedDay(current)}
              onChange={(event) => change(event.target.value)}
            />
            <input type="hidden" name={name} value={current} disabled={disabled} />
          </>
        ) : (
          <input
            key="native"
            {...shared}
            ref={native}
            type="date"
            name={name}
            min={min}
            max={max}
            defaultValue={current}
          />
        )}
        <button
          ref={opener}
          type="button"
          css={openerStyle}
          aria-label={texts.open}
          aria-expanded={open}
          aria-controls={panelId}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          <CalendarDays size={20} strokeWidth={1.9} aria-hidden="true" />
        </button>
        {/* A dialog only while it is open: keys and messages heed the dialogs of a page. */}
        <div
          id={panelId}
          {...(open && { role: 'dialog', 'aria-label': texts.open })}
          css={calendarStyle}
          hidden={!open}
        >
          {open && <MonthOfDays value={isDay ? current : undefined} min={min} max={max} onSelect={select} />}
        </div>
      </div>
    </FormField>
  );
};

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { dayStyle, gridStyle, headStyle, monthStyle } from './calendar.styles.ts';
import { addDays, addMonths, getWeekday, getWeeks } from './calendar-days.ts';

export interface CalendarProps {
  /** The selected ISO day, if there is one. */
  value: string | undefined;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  texts: {
    previous: string;
    next: string;
    /** January to December. */
    months: readonly string[];
    /** Monday to Sunday, in full. */
    weekdays: readonly string[];
  };
  onSelect: (day: string) => void;
}

const clamp = (day: string, min = day, max = day) => {
  if (day < min) return min;
  return day > max ? max : day;
};

/** The day that a key leads to, or nothing (APG "Date picker dialog"). */
const targetOf = ({ key, shiftKey }: KeyboardEvent, day: string): string | undefined => {
  const weekday = getWeekday(day);
  const targets: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday),
    End: () => addDays(day, 6 - weekday),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  };
  return targets[key]?.();
};

/** A month as a grid of days; the focus walks by keys, the months by their buttons. */
export const Calendar = ({ value, today, min, max, texts, onSelect }: CalendarProps) => {
  const [day, setDay] = useState(() => clamp(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(true);
  const headId = useId();
  // The focus follows the keys, and enters the grid once it is here.
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const walk = (event: KeyboardEvent) => {
    const target = targetOf(event, day);
    if (!target) return;
    event.preventDefault();
    moved.current = true;
    setDay(clamp(target, min, max));
  };
  const turn = (by: number) => setDay(clamp(addMonths(day, by), min, max));
  const nameOf = (one: string) =>
    `${texts.weekdays[getWeekday(one)]}, ${Number(one.slice(8))} ${texts.months[Number(one.slice(5, 7)) - 1]} ${one.slice(0, 4)}`;
  return (
    <>
      <div css={headStyle}>
        <IconButton label={texts.previous} icon={<ChevronLeft size={20} />} onClick={() => turn(-1)} />
        <strong id={headId} css={monthStyle} aria-live="polite">
          {texts.months[Number(day.slice(5, 7)) - 1]} {day.slice(0, 4)}
        </strong>
        <IconButton label={texts.next} icon={<ChevronRight size={20} />} onClick={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG's grid of days is a table */}
      <table ref={grid} role="grid" css={gridStyle} aria-labelledby={headId} onKeyDown={walk}>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeks(day).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((one, column) => (
                <td key={one ?? `${row}-${texts.weekdays[column]}`}>
                  {one && (
                    <button
                      type="button"
                      data-day={one}
                      css={dayStyle}
                      tabIndex={one === day ? 0 : -1}
                      aria-label={nameOf(one)}
                      aria-current={one === today ? 'date' : undefined}
                      aria-pressed={one === value}
                      disabled={one !== clamp(one, min, max)}
                      onClick={() => onSelect(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

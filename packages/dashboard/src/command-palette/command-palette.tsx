import { Dialog, TextField } from '@pasar/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { emptyStyle, hintStyle, itemStyle, listStyle } from './command-palette.styles.ts';

export interface Command {
  key: string;
  label: string;
  /** At the end of its line: the key that does the same, or what kind of thing it is. */
  hint?: string | undefined;
  /** Whoever brought it along has compared it with what was typed. */
  isFound?: boolean;
  run: () => void;
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  field: string;
  closeLabel: string;
  /** When nothing matches what was typed. */
  none: string;
  commands: readonly Command[];
  /** Hears what is typed, to bring more commands along. */
  onType?: (text: string) => void;
}

const most = 9;

const matches = ({ label, hint = '', isFound = false }: Command, typed: string): boolean =>
  isFound ||
  typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${label} ${hint}`.toLowerCase().includes(word));

/** All commands behind one field: typing filters them, arrows choose, `Enter` does the chosen one. */
export const CommandPalette = ({
  open,
  onOpenChange,
  title,
  field,
  closeLabel,
  none,
  commands,
  onType,
}: CommandPaletteProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const shown = commands.filter((command) => matches(command, typed)).slice(0, most);
  const at = Math.min(place, shown.length - 1);
  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
    onType?.(text.trim());
  };
  const run = (command: Command | undefined) => {
    if (!command) return;
    onOpenChange(false);
    type('');
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) setPlace((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter') run(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      initialFocus={input}
    >
      <TextField
        ref={input}
        label={field}
        value={typed}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={shown[at] ? `${id}-${shown[at].key}` : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-list`} aria-label={title} css={listStyle}>
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of all options
          <div
            key={command.key}
            id={`${id}-${command.key}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            css={itemStyle}
            onClick={() => run(command)}
          >
            <span>{command.label}</span>
            {command.hint && <span css={hintStyle}>{command.hint}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p css={emptyStyle} role="status">
          {none}
        </p>
      )}
    </Dialog>
  );
};

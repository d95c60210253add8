import type { ReactNode } from 'react';
import type { BareProps } from '../bare-props.ts';
import { FieldError } from './field-message.tsx';
import {
  checkboxStyle,
  groupStyle,
  selectionControlAsideStyle,
  selectionControlContentStyle,
  selectionControlHintStyle,
  selectionControlStyle,
  switchStyle,
} from './selection-control.styles.ts';
import { useField } from './use-field.ts';

export type CheckboxProps = Omit<BareProps<'input'>, 'type' | 'children'> & {
  /** May hold links, e.g. to the terms. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the end of the line, e.g. the number of hits of a filter. */
  aside?: ReactNode;
};

const choice =
  (look: typeof checkboxStyle, role?: 'switch') =>
  ({ label, hint, error, aside, className, ...input }: CheckboxProps) => {
    const { ids, aria } = useField({ label, hint, error, ...input });
    return (
      <div css={groupStyle} className={className}>
        <label css={selectionControlStyle}>
          <input {...input} {...aria} id={ids.control} type="checkbox" role={role} css={look} />
          <span css={selectionControlContentStyle}>
            <span>{label}</span>
            {hint && (
              <span id={ids.hint} css={selectionControlHintStyle}>
                {hint}
              </span>
            )}
          </span>
          {aside && <span css={selectionControlAsideStyle}>{aside}</span>}
        </label>
        {error && <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    );
  };

/** Yes or no, sent with a form. `onChange` is the input's own event. */
export const Checkbox = choice(checkboxStyle);

/** On or off, at once. */
export const Switch = choice(switchStyle, 'switch');

import { Checkbox, Disclosure, FieldError, Stack } from '@pasar/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countStyle, labelStyle, optionsStyle } from './selection-list.styles.ts';
import { splitList } from './split-list.ts';

interface SelectionListProps {
  name: string;
  label: string;
  /** What no selection means. */
  none: string;
  options: readonly { value: string; label: string }[];
  /** The chosen values with commas, in the order of the options. */
  value: string;
  error: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Several of a long list, closed until they are wanted. */
export const SelectionList = ({
  name,
  label,
  none,
  options,
  value,
  error,
  disabled = false,
  onChange,
}: SelectionListProps) => {
  const { t } = useTranslation('back-office');
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = splitList(value);
  const tick = (one: string, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === one ? on : chosen.includes(each)))
        .join(','),
    );
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <Disclosure
        open={open || error !== undefined}
        onToggle={setOpen}
        summary={
          <span>
            <span id={id} css={labelStyle}>
              {label}
            </span>{' '}
            <span css={countStyle}>
              {chosen.length === 0 ? none : t('form.chosen', { count: chosen.length })}
            </span>
          </span>
        }
      >
        <div css={optionsStyle}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              disabled={disabled}
              checked={chosen.includes(option.value)}
              onChange={(event) => tick(option.value, event.target.checked)}
            />
          ))}
        </div>
      </Disclosure>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
};

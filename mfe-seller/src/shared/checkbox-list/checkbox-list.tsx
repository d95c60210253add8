import { css } from '@emotion/react';
import { font } from '@pasar/design-tokens';
import { Checkbox, FieldError, Stack } from '@pasar/ui';
import { useId } from 'react';

interface CheckboxListProps {
  name: string;
  title: string;
  options: readonly { value: string; label: string; hint: string }[];
  /** The chosen values, with commas, as forms keep them. */
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

const titleStyle = css(font.smallStrong);

/** Several choices of one field of a form. */
export const CheckboxList = ({ name, title, options, value, onValue, error }: CheckboxListProps) => {
  const id = useId();
  const chosen = value.split(',');
  const tick = (choice: string, on: boolean) =>
    onValue(
      options
        .map((option) => option.value)
        .filter((one) => (one === choice ? on : chosen.includes(one)))
        .join(','),
    );
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <p id={id} css={titleStyle}>
        {title}
      </p>
      {options.map(({ value: choice, label, hint }) => (
        <Checkbox
          key={choice}
          name={name}
          value={choice}
          label={label}
          hint={hint}
          checked={chosen.includes(choice)}
          onChange={(event) => tick(choice, event.target.checked)}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
};

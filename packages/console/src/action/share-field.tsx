import { Chip, Inline, Stack, TextField } from '@pasar/ui';
import { useLanguage } from '../messages/language.ts';
import { formatShare } from './describe-action.ts';

const shape = /^\d{1,3}([.,]\d{1,2})?$/;

/** A share as it is typed, in hundredths of a percent; undefined when it is none from 0.01 to 100. */
export const parseBasisPoints = (text: string): number | undefined => {
  if (!shape.test(text.trim())) return undefined;
  const points = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return points >= 1 && points <= 10_000 ? points : undefined;
};

const usual = [10, 100, 500, 2_500, 5_000] as const;

export interface ShareFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** A share of the visitors: the usual ones at a press, any other by typing. */
export const ShareField = ({ value, onChange, error }: ShareFieldProps) => {
  const { locale, t } = useLanguage();
  return (
    <Stack gap={8}>
      <TextField
        label={t.share}
        value={value}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Inline gap={8}>
        {usual.map((points) => (
          <Chip
            key={points}
            selected={parseBasisPoints(value) === points}
            onClick={() => onChange(String(points / 100))}
          >
            {formatShare(points, locale)}
          </Chip>
        ))}
      </Inline>
    </Stack>
  );
};

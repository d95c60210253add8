import { SelectField } from '@pasar/ui';
import { useLanguage } from '../messages/language.ts';

const lengths = [5, 30, 60, 360, 1_440] as const;
const none = 'none';

export interface WatchFieldProps {
  /** Minutes; false for none. */
  value: number | false;
  onChange(value: number | false): void;
  /** Operations alone go without a watch. */
  maySkip: boolean;
}

/** How long the guard watches a promotion. */
export const WatchField = ({ value, onChange, maySkip }: WatchFieldProps) => {
  const { t } = useLanguage();
  const options = [
    ...lengths.map((minutes) => ({ value: String(minutes), label: t.watchFor(minutes) })),
    ...(maySkip ? [{ value: none, label: t.watchNone }] : []),
  ];
  return (
    <SelectField
      label={t.watchLabel}
      hint={t.watchHint}
      options={options}
      value={value === false ? none : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === none ? false : Number(currentTarget.value))
      }
    />
  );
};

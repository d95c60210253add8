import { type HideReason, hideReasonCodes, hideReasons } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface HideReasonFieldProps {
  value: HideReason;
  onChange: (reason: HideReason) => void;
}

/** Why reviews are hidden. */
export const HideReasonField = ({ value, onChange }: HideReasonFieldProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  return (
    <SelectField
      label={t('reviews.why')}
      value={value}
      options={hideReasonCodes.map((code) => ({ value: code, label: hideReasons[code][locale] }))}
      onChange={(event) => onChange(event.target.value as HideReason)}
    />
  );
};

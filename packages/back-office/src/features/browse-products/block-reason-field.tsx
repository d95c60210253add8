import { type BlockReason, blockReasonCodes, blockReasons } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface BlockReasonFieldProps {
  value: BlockReason;
  onChange: (reason: BlockReason) => void;
}

/** Why products are blocked. */
export const BlockReasonField = ({ value, onChange }: BlockReasonFieldProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  return (
    <SelectField
      label={t('products.why')}
      value={value}
      options={blockReasonCodes.map((code) => ({ value: code, label: blockReasons[code][locale] }))}
      onChange={(event) => onChange(event.target.value as BlockReason)}
    />
  );
};

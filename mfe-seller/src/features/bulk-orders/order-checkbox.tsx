import { Checkbox, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface PickBoxProps {
  code: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Chooses one order; its name is for those who do not see the card around it. */
export const OrderCheckbox = ({ code, on, onChange }: PickBoxProps) => {
  const { t } = useTranslation('seller');
  return (
    <Checkbox
      label={<VisuallyHidden>{t('selection.one', { code })}</VisuallyHidden>}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
};

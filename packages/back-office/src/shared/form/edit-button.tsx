import { useKeys } from '@pasar/dashboard';
import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Opens the form of what is open, also by `E`. */
export const EditButton = ({ label, onEdit }: { label?: string; onEdit: () => void }) => {
  const { t } = useTranslation('back-office');
  useKeys({ e: onEdit });
  return (
    <Button variant="secondary" aria-keyshortcuts="e" onClick={onEdit}>
      {label ?? t('form.edit')}
    </Button>
  );
};

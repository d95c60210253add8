import { Button } from '@pasar/ui';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRead } from './use-read.ts';

export const ReadAll = () => {
  const { t } = useTranslation('seller');
  const { submit, busy } = useRead();
  return (
    <Button
      variant="secondary"
      size="s"
      busy={busy}
      icon={<CheckCheck size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => submit('all')}
    >
      {t('notifications.readAll')}
    </Button>
  );
};

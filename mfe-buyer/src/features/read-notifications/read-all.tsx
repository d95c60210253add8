import { Button } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRead } from './use-read.ts';

export const ReadAll = () => {
  const { t } = useTranslation('buyer');
  const { submit, busy } = useRead();
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => submit('all')}>
      {t('notifications.readAll')}
    </Button>
  );
};

import { Button, Sheet } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { NewSecret } from '../../shared/new-secret/new-secret.tsx';

/** The new secret of a webhook, until it is saved. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useTranslation('seller');
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('developer.hooks.once')}
      closeLabel={t('close')}
      actions={
        <Button block onClick={onClose}>
          {t('developer.hooks.done')}
        </Button>
      }
    >
      <NewSecret secret={secret} text={t('developer.hooks.onceText')} copyLabel={t('developer.hooks.copy')} />
    </Sheet>
  );
};

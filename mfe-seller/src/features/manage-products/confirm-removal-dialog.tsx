import { LazyConfirmDialog } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

interface AskRemovalProps {
  count: number;
  /** How many of them are not in sight. */
  elsewhere: number;
  close: () => void;
  remove: () => void;
}

/** The question before products are deleted that are not in sight. */
export const ConfirmRemovalDialog = ({ count, elsewhere, close, remove }: AskRemovalProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <LazyConfirmDialog
      open
      onOpenChange={close}
      onMissing={close}
      title={t('bulk.confirm', { n: number(count) })}
      text={t('bulk.confirmText', { n: number(elsewhere) })}
      no={t('goBack')}
      yes={t('bulk.remove')}
      busy={false}
      onYes={remove}
    />
  );
};

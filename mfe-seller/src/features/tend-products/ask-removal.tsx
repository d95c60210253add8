import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm/confirm-dialog.tsx';

interface AskRemovalProps {
  count: number;
  /** How many of them are not in sight. */
  elsewhere: number;
  close: () => void;
  remove: () => void;
}

/** The question before products are deleted that are not in sight. */
export const AskRemoval = ({ count, elsewhere, close, remove }: AskRemovalProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={t('bulk.ask', { n: number(count) })}
      text={t('bulk.askText', { n: number(elsewhere) })}
      yes={t('bulk.remove')}
      busy={false}
      onYes={remove}
    />
  );
};

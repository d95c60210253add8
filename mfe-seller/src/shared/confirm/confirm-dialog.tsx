import { once } from '@pasar/slice-kit';
import { Button, Dialog } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What becomes of it. */
  text: string;
  /** The button that does it. */
  yes: string;
  busy: boolean;
  onYes: () => void;
}

/** The question before something that cannot be undone. */
export const ConfirmDialog = ({ open, onOpenChange, title, text, yes, busy, onYes }: ConfirmDialogProps) => {
  const { t } = useTranslation('seller');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="neutral" onClick={() => onOpenChange(false)}>
            {t('ask.no')}
          </Button>
          <Button variant="danger" busy={busy} onClick={once(onYes)}>
            {yes}
          </Button>
        </>
      }
    />
  );
};

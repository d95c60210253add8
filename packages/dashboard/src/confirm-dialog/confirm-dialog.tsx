import { once } from '@pasar/slice-kit';
import { Button, Dialog } from '@pasar/ui';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What becomes of it. */
  text: string;
  /** The button that leaves all as it is. */
  no: string;
  /** The button that does it. */
  yes: string;
  busy: boolean;
  onYes: () => void;
}

/** The confirmation dialog; two presses on yes act once. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  text,
  no,
  yes,
  busy,
  onYes,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={title}
    description={text}
    actions={
      <>
        <Button variant="neutral" onClick={() => onOpenChange(false)}>
          {no}
        </Button>
        <Button variant="danger" busy={busy} onClick={once(onYes)}>
          {yes}
        </Button>
      </>
    }
  />
);

import { once } from '@pasar/slice-kit';
import { Button, Dialog } from '@pasar/ui';

export interface AskProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: { title: string; text: string; no: string; yes: string };
  busy: boolean;
  onYes: () => void;
}

/** A question before something that cannot be taken back. */
export const Ask = ({ open, onOpenChange, texts, busy, onYes }: AskProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={texts.title}
    description={texts.text}
    actions={
      <>
        <Button variant="neutral" onClick={() => onOpenChange(false)}>
          {texts.no}
        </Button>
        <Button variant="danger" busy={busy} onClick={once(onYes)}>
          {texts.yes}
        </Button>
      </>
    }
  />
);

import { Button, type ButtonProps } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { LazyConfirmDialog } from './lazy-confirm-dialog.ts';

interface AskButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  texts: Pick<ConfirmDialogProps, 'title' | 'text' | 'no' | 'yes'>;
  busy: boolean;
  /** The question closes when it is done. */
  onYes: () => Promise<void>;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button whose effect needs confirmation first. */
export const ConfirmButton = ({ texts, busy, onYes, children, ...look }: AskButtonProps) => {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open !== undefined && (
        <LazyConfirmDialog
          {...texts}
          open={open}
          onOpenChange={setOpen}
          busy={busy}
          onYes={() => void onYes().then(() => setOpen(false))}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

import { lazyPart } from '@pasar/slice-kit';
import { Button, type ButtonProps } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import type { AskProps } from './ask.tsx';

const Ask = lazyPart(() => import(/* webpackChunkName: "ask" */ './ask.tsx').then((m) => m.Ask));

interface AskButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  texts: AskProps['texts'];
  busy: boolean;
  /** The question closes when it is done. */
  onYes: () => Promise<void>;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button whose effect is asked about first. */
export const AskButton = ({ texts, busy, onYes, children, ...look }: AskButtonProps) => {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open !== undefined && (
        <Ask
          open={open}
          onOpenChange={setOpen}
          texts={texts}
          busy={busy}
          onYes={() => void onYes().then(() => setOpen(false))}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
};

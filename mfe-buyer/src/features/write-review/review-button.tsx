import { lazyComponent } from '@pasar/slice-kit';
import { Button, type ButtonProps } from '@pasar/ui';
import { type ReactNode, useState } from 'react';
import type { ReviewLine } from './review-line.ts';

const ReviewSheet = lazyComponent(() =>
  import(/* webpackChunkName: "review-sheet" */ './review-sheet.tsx').then((m) => m.ReviewSheet),
);

interface ReviewButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  lines: readonly ReviewLine[];
  written: () => void;
  /** Names the product where several buttons are on one page. */
  'aria-label'?: string;
  children: ReactNode;
}

/** Opens the form of a review; the form comes with the first press. A new press after all are written begins anew. */
export const ReviewButton = ({ lines, written, children, ...look }: ReviewButtonProps) => {
  const [round, setRound] = useState<{ number: number; open: boolean; over?: boolean }>();
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() =>
          setRound((last) => ({ number: last?.over ? last.number + 1 : (last?.number ?? 0), open: true }))
        }
      >
        {children}
      </Button>
      {round && (
        <ReviewSheet
          key={round.number}
          lines={lines}
          open={round.open}
          onOpenChange={(open) => setRound({ ...round, open })}
          written={() => {
            setRound({ ...round, open: false, over: true });
            written();
          }}
          onMissing={() => setRound(undefined)}
        />
      )}
    </>
  );
};

import { OutcomePanel } from './outcome-panel.tsx';
import { PickBar } from './pick-bar.tsx';
import type { Picked, Reach } from './use-picked.ts';
import { type Narrowing, useWiden } from './use-widen.ts';
import { useWorkThrough } from './use-work-through.ts';

interface SaleWorkProps {
  picked: Picked;
  reach: Reach;
  hold: (picked: Picked, reach: Reach) => void;
  drop: (codes: readonly string[]) => void;
  /** What the other pages are asked for; absent when there are none, or not all of this one is chosen. */
  narrowing: Narrowing | undefined;
}

/** Work on the chosen orders and what became of it. Comes with the first choice. */
export const SaleWork = ({ picked, reach, hold, drop, narrowing }: SaleWorkProps) => {
  const work = useWorkThrough(drop);
  const widen = useWiden(hold);
  return (
    <>
      {work.outcome && (
        <OutcomePanel
          outcome={work.outcome}
          busy={work.busy}
          pickup={(codes) => void work.step('pickup', codes)}
          print={(codes, slips) => void work.print(codes, slips, work.outcome?.printable)}
          forget={work.forget}
        />
      )}
      {picked.size > 0 && (
        <PickBar
          picked={picked}
          reach={reach}
          busy={work.busy || widen.busy}
          widen={narrowing && reach === 'hand' ? () => void widen.submit(narrowing) : undefined}
          act={(action, codes) => void (action === 'print' ? work.print(codes) : work.step(action, codes))}
          clear={() => hold(new Map(), 'hand')}
        />
      )}
    </>
  );
};

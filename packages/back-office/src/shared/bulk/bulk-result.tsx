import { useKeys } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Inline, Notice } from '@pasar/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkReport } from './use-bulk.ts';

interface BulkResultProps {
  outcome: BulkReport;
  busy: boolean;
  /** Absent once it cannot be taken back any more. */
  takeBack: (() => void) | undefined;
  forget: () => void;
}

/** What became of the selected rows, why some did not follow, and the way back: `U` takes it, too. */
export const BulkResult = ({ outcome, busy, takeBack, forget }: BulkResultProps) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button was removed with the bar.
  useEffect(() => panel.current?.focus(), [outcome]);
  useKeys(takeBack ? { u: takeBack } : {});
  const { done, waiting, failed, undone } = outcome;
  const said = [
    done - waiting > 0 && t(undone ? 'bulk.undone' : 'bulk.done', { n: number(done - waiting) }),
    waiting > 0 && t('bulk.waiting', { n: number(waiting) }),
    failed.length > 0 && t('bulk.failed', { n: number(failed.length) }),
  ].filter((part) => part !== false);
  return (
    <div ref={panel} tabIndex={-1}>
      <Notice
        tone={failed.length > 0 ? 'warning' : 'success'}
        live
        title={said.join(' · ')}
        action={
          <Inline gap={8}>
            {takeBack && (
              <Button variant="secondary" size="s" busy={busy} onClick={takeBack}>
                {t('bulk.undo')}
              </Button>
            )}
            <Button variant="quiet" size="s" onClick={forget}>
              {t('close')}
            </Button>
          </Inline>
        }
      >
        {failed.length > 0 && (
          <ul>
            {failed.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
};

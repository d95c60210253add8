import { useFormat } from '@pasar/slice-kit';
import { Button, IconButton, ProgressBar } from '@pasar/ui';
import { Eye, EyeOff, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/selection-bar/selection-bar.styles.ts';
import { barStyle, countStyle, iconStyle, moreStyle, progressStyle, tightStyle } from './bulk-bar.styles.ts';
import { type BulkAction, bulkActions } from './use-bulk.ts';

interface BulkBarProps {
  count: number;
  /** How many of them are on other pages. */
  elsewhere: number;
  busy: boolean;
  /** While more than one request is needed. */
  progress: { done: number; total: number } | undefined;
  stop: () => void;
  act: (action: BulkAction) => void;
  clear: () => void;
}

const icons = { publish: Eye, hide: EyeOff, remove: Trash2 } as const;

const Progress = ({ done, total, stop }: { done: number; total: number; stop: () => void }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const text = t('bulk.progress', { n: number(done), total: number(total) });
  return (
    <div css={progressStyle}>
      <div css={barStyle}>
        <ProgressBar value={done / total} label={t('bulk.working')} valueText={text} />
      </div>
      <span role="status">{text}</span>
      <Button variant="quiet" size="s" onClick={stop}>
        {t('bulk.stop')}
      </Button>
    </div>
  );
};

/** Work on the selected products, within reach of the thumb; it takes the place of the phone's bottom navigation. */
export const BulkBar = ({ count, elsewhere, busy, progress, stop, act, clear }: BulkBarProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <section css={style.bar} data-action-bar aria-label={t('bulk.bar')}>
      {progress ? (
        <Progress {...progress} stop={stop} />
      ) : (
        <>
          <div css={style.count}>
            <IconButton
              label={t('bulk.clear')}
              icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
              onClick={clear}
            />
            <span css={countStyle} aria-live="polite">
              {t('bulk.count', { n: number(count) })}
              {elsewhere > 0 && <span css={moreStyle}>{t('bulk.elsewhere', { n: number(elsewhere) })}</span>}
            </span>
          </div>
          <div css={[style.buttons, tightStyle]}>
            {bulkActions.map((action) => {
              const Icon = icons[action];
              return (
                <Button
                  key={action}
                  size="s"
                  variant={action === 'remove' ? 'neutral' : 'secondary'}
                  busy={busy}
                  icon={<Icon css={iconStyle} size={20} strokeWidth={1.9} aria-hidden="true" />}
                  onClick={() => act(action)}
                >
                  {t(`bulk.${action}`)}
                </Button>
              );
            })}
          </div>
        </>
      )}
    </section>
  );
};

import { BulkBar } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, ProgressBar } from '@pasar/ui';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { barStyle, countStyle, iconStyle, moreStyle, progressStyle } from './product-selection-bar.styles.ts';
import { type BulkAction, bulkActions } from './use-bulk.ts';

interface ProductSelectionBarProps {
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

/** Actions on the selected products, or how far they have come. */
export const ProductSelectionBar = ({
  count,
  elsewhere,
  busy,
  progress,
  stop,
  act,
  clear,
}: ProductSelectionBarProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <BulkBar
      label={t('bulk.bar')}
      clearLabel={t('bulk.clear')}
      onClear={clear}
      count={
        <span css={countStyle}>
          {t('bulk.count', { n: number(count) })}
          {elsewhere > 0 && <span css={moreStyle}>{t('bulk.elsewhere', { n: number(elsewhere) })}</span>}
        </span>
      }
      instead={progress && <Progress {...progress} stop={stop} />}
      tight
    >
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
    </BulkBar>
  );
};

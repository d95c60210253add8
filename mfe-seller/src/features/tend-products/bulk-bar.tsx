import { useFormat } from '@pasar/slice-kit';
import { Button, IconButton } from '@pasar/ui';
import { Eye, EyeOff, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/pick-bar/pick-bar.styles.ts';
import { iconStyle, tightStyle } from './bulk-bar.styles.ts';
import { type BulkAction, bulkActions } from './use-bulk.ts';

interface BulkBarProps {
  count: number;
  busy: boolean;
  act: (action: BulkAction) => void;
  clear: () => void;
}

const icons = { publish: Eye, hide: EyeOff, remove: Trash2 } as const;

/** Work on the chosen products, within reach of the thumb; it takes the place of the phone's bottom navigation. */
export const BulkBar = ({ count, busy, act, clear }: BulkBarProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  return (
    <section css={style.bar} data-action-bar aria-label={t('bulk.bar')}>
      <div css={style.count}>
        <IconButton
          label={t('bulk.clear')}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={clear}
        />
        <span aria-live="polite">{t('bulk.count', { n: number(count) })}</span>
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
    </section>
  );
};

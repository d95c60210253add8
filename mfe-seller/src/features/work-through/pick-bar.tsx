import { useFormat } from '@pasar/slice-kit';
import { Button, IconButton } from '@pasar/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from '../../shared/pick-bar/pick-bar.styles.ts';
import type { Together } from './use-picked.ts';

interface PickBarProps {
  count: number;
  codesFor: (action: Together) => readonly string[];
  busy: boolean;
  act: (action: Together, codes: readonly string[]) => void;
  clear: () => void;
}

const order: readonly Together[] = ['approve', 'pickup', 'print'];

/**
 * Work on the chosen orders, within reach of the thumb; it takes the place of the phone's bottom navigation. It stands
 * before the orders for the keyboard, which need not pass forty of them, and below them for the eye.
 */
export const PickBar = ({ count, codesFor, busy, act, clear }: PickBarProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const ways = order
    .map((action) => ({ action, codes: codesFor(action) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <section css={style.bar} data-action-bar aria-label={t('pick.bar')}>
      <div css={style.count}>
        <IconButton
          label={t('pick.clear')}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={clear}
        />
        <span aria-live="polite">{t('pick.count', { n: number(count) })}</span>
      </div>
      <div css={style.buttons}>
        {ways.map(({ action, codes }, index) => (
          <Button
            key={action}
            variant={index === ways.length - 1 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => act(action, codes)}
          >
            {t(`pick.${action}`, { n: number(codes.length) })}
          </Button>
        ))}
      </div>
    </section>
  );
};

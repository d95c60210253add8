import type { PromoOption } from '@pasar/contract';
import { lazyComponent, useFormat } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './promo-row.styles.ts';
import type { PromoSheetProps } from './promo-sheet.tsx';

const PromoSheet = lazyComponent(() =>
  import(/* webpackChunkName: "promo-sheet" */ './promo-sheet.tsx').then((m) => m.PromoSheet),
);

type PromoRowProps = Omit<PromoSheetProps, 'onClose'>;

/** Which promos are in use and what they save; a press opens all of them. */
export const PromoRow = (props: PromoRowProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const [open, setOpen] = useState(false);
  const used = props.promos.filter(({ is_selected }) => is_selected);
  const usable = props.promos.filter((promo) => promo.usable && !promo.is_selected);
  return (
    <Card padding="none" css={withScripts}>
      <button type="button" css={style.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TicketPercent css={style.icon} size={24} strokeWidth={1.9} aria-hidden="true" />
        <span css={style.content}>
          <span css={style.title}>
            {used.length > 0
              ? t('checkout.promo.saving', { amount: rupiah(sumOf(used)) })
              : t('checkout.promo.title')}
          </span>
          <span css={style.text}>
            {used.length > 0
              ? used.map(({ promo_code }) => promo_code).join(', ')
              : usable.length > 0
                ? t('checkout.promo.usable', { count: usable.length, n: usable.length })
                : t('checkout.promo.haveCode')}
          </span>
        </span>
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
      </button>
      {open && <PromoSheet {...props} onClose={() => setOpen(false)} onMissing={() => setOpen(false)} />}
    </Card>
  );
};

const sumOf = (promos: readonly PromoOption[]) => promos.reduce((sum, { amount }) => sum + amount, 0);

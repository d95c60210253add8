import { useFormat } from '@pasar/slice-kit';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './stock-label.styles.ts';

/** Up to this many left, the text adds some urgency; the number is always the real one. */
const few = 10;

/** The stock of the selection, as text and with an icon. */
export const StockLabel = ({ stock }: { stock: number }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const state = stock === 0 ? 'none' : stock <= few ? 'few' : 'enough';
  const Icon = { none: CircleX, few: Clock, enough: CircleCheck }[state];
  const words = {
    none: t('buy.noStock'),
    few: t('stock.left', { n: number(stock) }),
    enough: t('buy.available', { n: number(stock) }),
  }[state];
  return (
    <p css={[style.label, style.states[state]]} role="status">
      <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
      {words}
    </p>
  );
};

import { type AdminFlashItem, flashDiscount } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failsStyle, holdsStyle, ruleStyle, rulesStyle } from './item-rules.styles.ts';
import { type FlashRule, listRules } from './list-rules.ts';

/** Each rule with what was submitted, and whether it holds. */
export const ItemRules = ({ item }: { item: AdminFlashItem }) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  const { rating, total_review } = item.merchant;
  const write = (rule: FlashRule): string => {
    if (rule.name === 'price')
      return t('item.rule.price', {
        ...{ price: rupiah(item.flash_price), percent: number(item.discount_percent) },
        ...{ low: rupiah(rule.low), high: rupiah(rule.high) },
        ...flashDiscount,
      });
    if (rule.name === 'stock')
      return t('item.rule.stock', { stock: number(item.flash_stock), left: number(rule.left) });
    if (rule.name === 'limit')
      return t('item.rule.limit', { most: number(item.per_user_limit), stock: number(item.flash_stock) });
    return total_review === 0
      ? t('item.rule.unrated')
      : t('item.rule.rating', {
          rating: number(rating),
          reviews: number(total_review),
          least: number(rule.least),
        });
  };
  return (
    <section aria-label={t('item.rules')}>
      <ul css={rulesStyle}>
        {listRules(item).map((rule) => {
          const Mark = rule.holds ? CircleCheck : CircleX;
          return (
            <li key={rule.name} css={ruleStyle}>
              <Mark
                size={20}
                strokeWidth={1.9}
                aria-hidden="true"
                css={rule.holds ? holdsStyle : failsStyle}
              />
              <span>
                <VisuallyHidden>{t(rule.holds ? 'item.holds' : 'item.fails')}: </VisuallyHidden>
                {write(rule)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

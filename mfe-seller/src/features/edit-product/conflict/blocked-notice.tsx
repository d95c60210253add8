import type { SellerProduct } from '@pasar/contract';
import { AppealButton } from '@pasar/dashboard';
import { Notice } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** Why staff took the product out of the market, and the appeal against it. */
export const BlockedNotice = ({ product: { product_id, block } }: { product: SellerProduct }) => {
  const { t } = useTranslation('seller');
  return (
    <Notice
      tone="danger"
      title={t('product.isBlocked')}
      action={<AppealButton subject="product" id={product_id} />}
    >
      {block && `${block.reason}. ${block.note}`}
    </Notice>
  );
};

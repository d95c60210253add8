import { type AdminMe, type AdminProduct, hasStaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { ModerateDialog } from './moderate-dialog.tsx';

interface ProductDetailProps {
  product: AdminProduct;
  me: AdminMe;
  closeTo: string;
}

/** One product beside the list, and whether the market shows it. */
export const ProductDetail = ({ product, me, closeTo }: ProductDetailProps) => {
  const { t } = useTranslation('back-office');
  const { date, dateTime, rupiah, number } = useFormat();
  const [deciding, setDeciding] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const { store, block } = product;
  const isBlocked = product.moderation === 'blocked';
  const isListed = product.status === 'PUBLISH' && product.moderation === 'ok';
  const mayOpenStore = hasStaffRole(me.roles, ['admin', 'support']);
  return (
    <DetailPane title={product.name} subject={String(product.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        {conflict && (
          <Notice tone="warning" live>
            {conflict}
          </Notice>
        )}
        {block && (
          <Notice tone="danger" title={t(`products.reason.${block.reason_code}`)}>
            {block.note} · {dateTime(block.at)}
          </Notice>
        )}
        {product.image && <img src={product.image} alt="" width={150} height={150} loading="lazy" />}
        <Facts
          facts={[
            [t('products.number'), String(product.id)],
            [
              t('products.store'),
              mayOpenStore ? (
                <TextLink as={LocalLink} to={linkTo('back-office.store', { id: store.id })}>
                  {store.merchant_name}
                </TextLink>
              ) : (
                store.merchant_name
              ),
            ],
            [t('products.price'), product.price === null ? null : rupiah(product.price)],
            [t('products.status'), t(`products.shown.${product.status}`)],
            [t('products.moderation'), t(`products.state.${product.moderation}`)],
            [t('products.sold'), number(product.sold)],
            [t('products.created'), date(product.created_at)],
            [
              t('products.page'),
              isListed && (
                <TextLink as={LocalLink} to={linkTo('storefront.product', { slug: product.slug })}>
                  {t('products.see')}
                </TextLink>
              ),
            ],
          ]}
        />
        <Button
          variant={isBlocked ? 'secondary' : 'neutral'}
          onClick={() => {
            setConflict(undefined);
            setDeciding(true);
          }}
        >
          {t(isBlocked ? 'products.unblock.button' : 'products.block.button')}
        </Button>
      </Stack>
      {deciding && (
        <ModerateDialog product={product} onClose={() => setDeciding(false)} onConflict={setConflict} />
      )}
    </DetailPane>
  );
};

import {
  type AdminMe,
  type AdminProduct,
  adminProductEndpoints,
  type BlockReason,
  hasStaffRole,
} from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionBar } from '../../shared/decide/decision-bar.tsx';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { ClaimNotice } from '../../shared/staff/claim-notice.tsx';
import { storeReaders } from '../../shared/staff/store-readers.ts';
import { BlockReasonField } from './block-reason-field.tsx';

interface ProductDetailProps {
  product: AdminProduct;
  me: AdminMe;
  closeTo: string;
}

/** One product beside the list, and whether the market shows it. */
export const ProductDetail = ({ product, me, closeTo }: ProductDetailProps) => {
  const { t } = useTranslation('back-office');
  const { date, rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  const [reasonCode, setReasonCode] = useState<BlockReason>('counterfeit');
  const { id: product_id, store, block } = product;
  const { moderation } = product;
  const verb = moderation === 'pending' ? 'admit' : 'unblock';
  const isListed = product.status === 'PUBLISH' && moderation === 'ok';
  const mayOpenStore = hasStaffRole(me.roles, storeReaders);
  return (
    <DetailPane title={product.name} subject={String(product.id)} close={{ to: closeTo, label: t('close') }}>
      <Stack gap={16}>
        <ClaimNotice kind="product" id={product_id} waits={moderation === 'pending'} />
        {block && (
          <Notice tone="danger" title={block.reason}>
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
            [t('products.moderation'), t(`products.state.${moderation}`)],
            [t('products.sold'), number(product.sold)],
            [t('products.created'), date(product.created_at)],
            [
              t('products.page'),
              isListed ? (
                <TextLink as={LocalLink} to={linkTo('storefront.product', { slug: product.slug })}>
                  {t('products.see')}
                </TextLink>
              ) : null,
            ],
          ]}
        />
        <DecisionBar>
          {moderation !== 'ok' && (
            <ReasonAction
              button={t(`products.${verb}.button`)}
              title={t(`products.${verb}.title`, { name: product.name })}
              text={t(`products.${verb}.text`)}
              yes={t(`products.${verb}.yes`)}
              hotkey="a"
              send={(api, reason, options) =>
                api.call(
                  adminProductEndpoints.unblock,
                  { body: { product_id, version: product.version, reason } },
                  options,
                )
              }
            />
          )}
          {moderation !== 'blocked' && (
            <ReasonAction
              button={t('products.block.button')}
              title={t('products.block.title', { name: product.name })}
              text={t('products.block.text')}
              yes={t('products.block.yes')}
              danger
              hotkey="r"
              reason={t('products.note')}
              reasonField="note"
              send={(api, note, options) =>
                api.call(
                  adminProductEndpoints.block,
                  { body: { product_id, reason_code: reasonCode, note } },
                  options,
                )
              }
            >
              {() => <BlockReasonField value={reasonCode} onChange={setReasonCode} />}
            </ReasonAction>
          )}
        </DecisionBar>
      </Stack>
    </DetailPane>
  );
};

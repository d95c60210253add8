import { type AdminProduct, adminProductEndpoints, type BlockReason } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkActions } from '../../shared/bulk/bulk-parts.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { BlockReasonField } from './block-reason-field.tsx';

const named = (products: readonly AdminProduct[]) =>
  products.map(({ id: product_id, version }) => ({ product_id, version }));

/** Blocks the selected products, or approves them. */
export const BulkProducts = ({ bulk }: { bulk: Bulk<AdminProduct> }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const [reasonCode, setReasonCode] = useState<BlockReason>('counterfeit');
  const open = bulk.selected.filter(({ moderation }) => moderation !== 'blocked');
  const closed = bulk.selected.filter(({ moderation }) => moderation !== 'ok');
  const count = (products: readonly AdminProduct[]) => ({ n: number(products.length) });
  return (
    <BulkActions bulk={bulk}>
      {closed.length > 0 && (
        <ReasonAction
          button={t('products.many.unblock.button', count(closed))}
          size="s"
          title={t('products.many.unblock.title', count(closed))}
          text={t('products.many.unblock.text', count(closed))}
          yes={t('products.many.unblock.yes')}
          send={async (api, reason) => {
            const body = { action: 'unblock', products: named(closed), reason } as const;
            const { data } = await api.call(adminProductEndpoints.bulk, { body });
            bulk.finish(data, closed);
            return {};
          }}
        />
      )}
      {open.length > 0 && (
        <ReasonAction
          button={t('products.many.block.button', count(open))}
          size="s"
          title={t('products.many.block.title', count(open))}
          text={t('products.many.block.text', count(open))}
          yes={t('products.block.yes')}
          danger
          reason={t('products.note')}
          reasonField="note"
          send={async (api, note) => {
            // Whatever it says by now: what is blocked is not sold.
            const products = open.map(({ id: product_id }) => ({ product_id }));
            const body = { action: 'block', products, reason_code: reasonCode, note } as const;
            const { data } = await api.call(adminProductEndpoints.bulk, { body });
            bulk.finish(data, open);
            return {};
          }}
        >
          {() => <BlockReasonField value={reasonCode} onChange={setReasonCode} />}
        </ReasonAction>
      )}
    </BulkActions>
  );
};

import { type AdminMe, type AdminSearchIndex, adminSearchEndpoints, hasStaffRole } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Card, Inline, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { IndexTable } from './index-table.tsx';

/** What lists are searched with and how far it is behind; an admin builds another index or goes back to the one before. */
export const IndexState = ({ index, me }: { index: AdminSearchIndex; me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  const { number } = useFormat();
  const isCluster = index.engine === 'opensearch';
  const mayAct = isCluster && hasStaffRole(me.roles, adminSearchEndpoints.reindex.staff);
  const isFilling = index.indexes.some(({ state }) => state === 'filling');
  const hasOld = index.indexes.some(({ state }) => state === 'old');
  return (
    <Stack gap={16}>
      {index.oversized && <Notice tone="warning">{t('index.oversized')}</Notice>}
      <Card padding="m">
        <Stack gap={16}>
          <Facts
            facts={[
              [t('index.engine'), t(`index.by.${index.engine}`)],
              [t('index.products'), number(index.products)],
              [
                t('index.lag'),
                index.lag_seconds === null ? null : t('index.seconds', { count: index.lag_seconds }),
              ],
              [t('index.pending'), index.pending === null ? null : number(index.pending)],
            ]}
          />
          {mayAct && (
            <Inline gap={8}>
              {!isFilling && (
                <ReasonAction
                  button={t('index.build.button')}
                  title={t('index.build.title')}
                  text={t('index.build.text')}
                  yes={t('index.build.button')}
                  reason={null}
                  send={(api, _, options) => api.call(adminSearchEndpoints.reindex, {}, options)}
                />
              )}
              {hasOld && (
                <ReasonAction
                  button={t('index.back.button')}
                  title={t('index.back.title')}
                  text={t('index.back.text')}
                  yes={t('index.back.button')}
                  reason={null}
                  danger
                  send={(api, _, options) => api.call(adminSearchEndpoints.back, {}, options)}
                />
              )}
            </Inline>
          )}
        </Stack>
      </Card>
      {index.indexes.length > 0 && <IndexTable indexes={index.indexes} mayAct={mayAct} />}
      {index.rejected.length > 0 && (
        <ResourceTable
          caption={t('index.rejected')}
          columns={[
            { id: 'product', label: t('index.product') },
            { id: 'reason', label: t('index.reason') },
          ]}
          rows={index.rejected.map(({ product_id, reason }) => ({
            id: String(product_id),
            cells: { product: String(product_id), reason },
          }))}
        />
      )}
    </Stack>
  );
};

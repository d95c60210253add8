import { type AdminSearchIndex, adminSearchEndpoints } from '@pasar/contract';
import { ResourceTable } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

type Index = AdminSearchIndex['indexes'][number];

/** Compares or verifies an index again, and drops one that searches do not use. */
const IndexActions = ({ name, state }: Index) => {
  const { t } = useTranslation('back-office');
  const mayVerify = state === 'live' || state === 'failed';
  return (
    <Inline gap={8}>
      {mayVerify && (
        <ReasonAction
          button={t('index.verify.button')}
          title={t('index.verify.title', { name })}
          text={t(`index.verify.of.${state}`)}
          yes={t('index.verify.button')}
          reason={null}
          send={(api, _, options) => api.call(adminSearchEndpoints.verify, { body: { name } }, options)}
        />
      )}
      {state !== 'live' && state !== 'dropping' && (
        <ReasonAction
          button={t('index.drop.button')}
          title={t('index.drop.title', { name })}
          text={t('index.drop.text')}
          yes={t('index.drop.button')}
          reason={null}
          danger
          send={(api, _, options) => api.call(adminSearchEndpoints.drop, { body: { name } }, options)}
        />
      )}
    </Inline>
  );
};

interface IndexTableProps {
  indexes: readonly Index[];
  mayAct: boolean;
}

/** Every index with what is known about it. */
export const IndexTable = ({ indexes, mayAct }: IndexTableProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('index.all')}
      columns={[
        { id: 'name', label: t('index.name') },
        { id: 'state', label: t('index.state') },
        { id: 'created', label: t('index.created') },
        { id: 'compared', label: t('index.compared') },
        { id: 'error', label: t('index.error') },
        { id: 'actions', label: t('index.actions') },
      ]}
      rows={indexes.map((index) => ({
        id: index.name,
        cells: {
          name: index.name,
          state: t(`index.is.${index.state}`),
          created: dateTime(index.created_at),
          compared:
            index.compared_at === null
              ? null
              : t('index.repaired', { at: dateTime(index.compared_at), count: index.repaired }),
          error: index.error,
          actions: mayAct && <IndexActions {...index} />,
        },
      }))}
    />
  );
};

import { Table } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The names that a browser shows for what the site stores in it. */
const names = {
  token: 'pasar_token',
  device: 'pasar_device',
  visitor: 'pasar_visitor',
  shipTo: 'pasar_ship_to',
  reset: 'pasar_reset',
  user: 'pasar.user',
  drafts: 'pasar.draft.*',
  searches: 'pasar:searches',
  viewed: 'pasar:viewed',
  method: 'pasar.payment-method',
} as const;

/** Every cookie and entry of the browser's storage that outlives a tab. */
export const StorageTable = () => {
  const { t } = useTranslation('help');
  return (
    <Table
      caption={t('privacy.storage.caption')}
      columns={[
        { id: 'name', label: t('privacy.storage.name') },
        { id: 'use', label: t('privacy.storage.use') },
        { id: 'time', label: t('privacy.storage.time') },
      ]}
      rows={Object.keys(names).map((id) => {
        const key = id as keyof typeof names; // the keys of the table above
        return {
          id,
          cells: {
            name: <code>{names[key]}</code>,
            use: t(`privacy.storage.rows.${key}.use`),
            time: t(`privacy.storage.rows.${key}.time`),
          },
        };
      })}
    />
  );
};

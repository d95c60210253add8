import { type FilterFields, ListFilter, paramsOf } from '@pasar/dashboard';
import { Button, SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  isNarrowed,
  readWalletQuery,
  storeEntryTypes,
  type WalletQuery,
  walletPath,
} from './wallet-query.ts';

const pathFor = (fields: FilterFields) => walletPath(readWalletQuery(paramsOf(fields)));

export const HistoryFilter = ({ query }: { query: WalletQuery }) => {
  const { t } = useTranslation('seller');
  const { type, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('wallet.filter')}
      dates={{ date_start, date_end }}
      active={isNarrowed(query)}
      pathFor={pathFor}
    >
      <SelectField
        name="type"
        label={t('wallet.type')}
        defaultValue={type ?? ''}
        placeholder={t('wallet.types.all')}
        options={storeEntryTypes.map((one) => ({ value: one, label: t(`wallet.types.${one}`) }))}
      />
      <Button type="submit" variant="secondary">
        {t('filter.apply')}
      </Button>
    </ListFilter>
  );
};

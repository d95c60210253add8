import { type AdminStoreDetail, adminStoreEndpoints, type StoreType } from '@pasar/contract';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';

const types: readonly StoreType[] = ['official', 'star', 'regular'];

/** Changes how lists mark the store. */
export const ChangeStoreType = ({ store }: { store: AdminStoreDetail }) => {
  const { t } = useTranslation('back-office');
  const { id: merchant_id, version, store_type = 'regular' } = store;
  const [chosen, setChosen] = useState(store_type);
  return (
    <div>
      <ReasonAction
        button={t('file.kind.button')}
        size="s"
        title={t('file.kind.title', { store: store.merchant_name })}
        text={t('file.kind.text')}
        yes={t('file.kind.yes')}
        send={(api, reason, options) =>
          api.call(
            adminStoreEndpoints.setType,
            { body: { merchant_id, version, store_type: chosen, reason } },
            options,
          )
        }
      >
        {() => (
          <SelectField
            label={t('file.fact.kind')}
            value={chosen}
            options={types.map((value) => ({ value, label: t(`file.kind.${value}`) }))}
            onChange={(event) => setChosen(event.target.value as StoreType)}
          />
        )}
      </ReasonAction>
    </div>
  );
};

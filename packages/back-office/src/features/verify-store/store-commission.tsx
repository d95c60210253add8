import { type AdminStoreDetail, adminStoreEndpoints } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { SetCommission } from '../../shared/commission/set-commission.tsx';

/** What the store pays, whatever it sells; a colleague decides. */
export const StoreCommission = ({ store, today }: { store: AdminStoreDetail; today: string }) => {
  const { t } = useTranslation('back-office');
  return (
    <div>
      <SetCommission
        title={t('file.commission.title', { store: store.merchant_name })}
        text={t('file.commission.text')}
        hint={t('file.commission.hint')}
        rate={store.commission_bps ?? null}
        today={today}
        size="s"
        send={(api, planned, options) =>
          api.call(
            adminStoreEndpoints.setCommission,
            { body: { ...{ merchant_id: store.id, version: store.version }, ...planned } },
            options,
          )
        }
      />
    </div>
  );
};

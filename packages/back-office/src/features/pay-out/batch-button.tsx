import { adminMoneyEndpoints } from '@pasar/contract';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { saveFile } from '../../shared/file/save-file.ts';

/** Asks for a bank file of all approved withdrawals; where one alone runs the market, it is saved at once. */
export const BatchButton = () => {
  const { t } = useTranslation('back-office');
  return (
    <ReasonAction
      button={t('payouts.make')}
      size="s"
      isMain
      title={t('payouts.makeTitle')}
      text={t('payouts.makeText')}
      yes={t('payouts.makeYes')}
      reason={null}
      staysOpen
      send={async (api, _, options) => {
        const response = await api.call(adminMoneyEndpoints.batch, { body: {} }, options);
        // A file that waits for a colleague is in the list once it is approved.
        if (response.data)
          saveFile(`${response.data.batch_code}.csv`, response.data.csv, 'text/csv;charset=utf-8');
        return response;
      }}
    />
  );
};

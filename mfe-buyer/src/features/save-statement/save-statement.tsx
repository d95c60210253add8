import { orderDocumentEndpoints, type WalletEntry } from '@pasar/contract';
import { SaveButton } from '@pasar/dashboard';
import { useTranslation } from 'react-i18next';

interface SaveStatementProps {
  type: WalletEntry['type'] | undefined;
  date_start: string | undefined;
  date_end: string | undefined;
}

/** The history as a table, with the current filter. */
export const SaveStatement = (query: SaveStatementProps) => {
  const { t } = useTranslation('buyer');
  return (
    <SaveButton variant="quiet" ask={(api) => api.call(orderDocumentEndpoints.buyerStatement, { query })}>
      {t('wallet.statement')}
    </SaveButton>
  );
};

import { paperEndpoints, type WalletEntry } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSavePaper } from '../../shared/paper/use-paper.ts';

interface SaveStatementProps {
  type: WalletEntry['type'] | undefined;
  date_start: string | undefined;
  date_end: string | undefined;
}

/** The history as a table, as far as it is narrowed now. */
export const SaveStatement = (query: SaveStatementProps) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { submit, busy } = useSavePaper(() => api.call(paperEndpoints.buyerStatement, { query }));
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
      busy={busy}
      onClick={() => submit()}
    >
      {t('wallet.statement')}
    </Button>
  );
};

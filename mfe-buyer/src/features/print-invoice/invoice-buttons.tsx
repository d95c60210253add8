import { paperEndpoints } from '@pasar/contract';
import { useApi } from '@pasar/slice-kit';
import { Button, Inline } from '@pasar/ui';
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSavePaper } from '../../shared/paper/use-paper.ts';

/** Onto paper, or as a file that can be sent on. */
export const InvoiceButtons = ({ code }: { code: string }) => {
  const { t } = useTranslation('buyer');
  const api = useApi();
  const { submit, busy } = useSavePaper(() => api.call(paperEndpoints.buyerInvoice, { params: { code } }));
  return (
    <Inline gap={8}>
      <Button
        variant="neutral"
        size="s"
        icon={<Printer size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => print()}
      >
        {t('invoice.print')}
      </Button>
      <Button
        variant="secondary"
        size="s"
        icon={<Download size={20} strokeWidth={1.9} aria-hidden="true" />}
        busy={busy}
        onClick={() => submit()}
      >
        {t('invoice.save')}
      </Button>
    </Inline>
  );
};

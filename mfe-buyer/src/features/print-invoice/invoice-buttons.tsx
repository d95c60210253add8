import { orderDocumentEndpoints } from '@pasar/contract';
import { SaveButton } from '@pasar/dashboard';
import { Button, Inline } from '@pasar/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Printed, or as a file to forward. */
export const InvoiceButtons = ({ code }: { code: string }) => {
  const { t } = useTranslation('buyer');
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
      <SaveButton
        variant="secondary"
        ask={(api) => api.call(orderDocumentEndpoints.buyerInvoice, { params: { code } })}
      >
        {t('invoice.save')}
      </SaveButton>
    </Inline>
  );
};

import { orderDocumentEndpoints, type SellerOrderDetail } from '@pasar/contract';
import { Button, Inline } from '@pasar/ui';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DocumentRequest, useOpenDocument } from '../../shared/order-documents/use-open-document.ts';

const OpenDocument = ({ ask, children }: { ask: DocumentRequest; children: string }) => {
  const { submit, busy } = useOpenDocument();
  return (
    <Button
      variant="neutral"
      size="s"
      busy={busy}
      icon={<FileText size={20} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => submit(ask)}
    >
      {children}
    </Button>
  );
};

/** The invoice of an order and its credit notes, as PDF. */
export const IssuedDocuments = ({ order: { documents, order_code: code } }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  return (
    <Inline>
      <OpenDocument
        ask={async (api) => (await api.call(orderDocumentEndpoints.sellerInvoice, { params: { code } })).data}
      >
        {[t('earnings.invoice'), documents?.invoice?.number].filter(Boolean).join(' ')}
      </OpenDocument>
      {documents?.credit_notes.map(({ number }) => (
        <OpenDocument
          key={number}
          ask={async (api) =>
            (await api.call(orderDocumentEndpoints.sellerCreditNote, { params: { number } })).data
          }
        >
          {t('earnings.creditNote', { number })}
        </OpenDocument>
      ))}
    </Inline>
  );
};

import { type BuyerOrderDetail, orderDocumentEndpoints } from '@pasar/contract';
import { SaveButton } from '@pasar/dashboard';
import { Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

/** The credit notes of an order as files; nothing when nothing went back. */
export const CreditNotes = ({ order: { documents } }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const notes = documents?.credit_notes ?? [];
  if (notes.length === 0) return null;
  return (
    <Inline>
      {notes.map(({ number }) => (
        <SaveButton
          key={number}
          variant="neutral"
          ask={(api) => api.call(orderDocumentEndpoints.buyerCreditNote, { params: { number } })}
        >
          {t('bill.creditNote', { number })}
        </SaveButton>
      ))}
    </Inline>
  );
};

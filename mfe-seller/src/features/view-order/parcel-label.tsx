import { orderDocumentEndpoints, type SellerOrderDetail } from '@pasar/contract';
import { Button } from '@pasar/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenDocument } from '../../shared/order-documents/use-open-document.ts';

/** The label of a parcel that waits for its courier. */
export const ParcelLabel = ({
  order: { order_code: code, shipping, status },
}: {
  order: SellerOrderDetail;
}) => {
  const { t } = useTranslation('seller');
  const label = useOpenDocument();
  if (!shipping.awb || status !== 'ready_to_ship') return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="s"
        busy={label.busy}
        icon={<Printer size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() =>
          label.submit(
            async (api) => (await api.call(orderDocumentEndpoints.label, { params: { code } })).data,
          )
        }
      >
        {t('parcel.label')}
      </Button>
    </div>
  );
};

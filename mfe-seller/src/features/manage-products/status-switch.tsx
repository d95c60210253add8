import { type ListedSellerProduct, sellerProductEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { Switch, VisuallyHidden } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface StatusSwitchProps {
  product: ListedSellerProduct;
  change: (part: Partial<ListedSellerProduct>) => void;
}

/** PUBLISH or HIDDEN, at once (SPEC 4); a rejection shows why and leaves the switch where it was. */
export const StatusSwitch = ({ product: { id, name, status, moderation }, change }: StatusSwitchProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportError();
  const [wanted, setWanted] = useState<ListedSellerProduct['status']>();
  const shown = wanted ?? status;
  const { submit } = useSubmit(async (next: ListedSellerProduct['status']) => {
    setWanted(next);
    try {
      const call = next === 'PUBLISH' ? sellerProductEndpoints.publish : sellerProductEndpoints.hide;
      await api.call(call, { body: { product_id: id } });
      change({ status: next });
    } catch (failure) {
      report(failure);
    } finally {
      setWanted(undefined);
    }
  });
  return (
    <Switch
      label={
        <>
          <VisuallyHidden>{t('products.show', { name })}: </VisuallyHidden>
          {t(`products.status.${moderation === 'blocked' ? 'blocked' : shown}`)}
        </>
      }
      checked={shown === 'PUBLISH'}
      disabled={moderation === 'blocked'}
      onChange={(event) => void submit(event.target.checked ? 'PUBLISH' : 'HIDDEN')}
    />
  );
};

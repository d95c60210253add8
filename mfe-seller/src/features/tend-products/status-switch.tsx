import { assortmentEndpoints, type ShelfProduct } from '@pasar/contract';
import { useApi, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { Switch, VisuallyHidden } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface StatusSwitchProps {
  product: ShelfProduct;
  change: (part: Partial<ShelfProduct>) => void;
}

/** PUBLISH or HIDDEN, at once (SPEC 4); a refusal says why and leaves the switch where it was. */
export const StatusSwitch = ({ product: { id, name, status, moderation }, change }: StatusSwitchProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const report = useReportFailure();
  const [wanted, setWanted] = useState<ShelfProduct['status']>();
  const shown = wanted ?? status;
  const { submit } = useSubmit(async (next: ShelfProduct['status']) => {
    setWanted(next);
    try {
      const call = next === 'PUBLISH' ? assortmentEndpoints.publish : assortmentEndpoints.hide;
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

import { inLocale, workplaceEndpoints } from '@pasar/contract';
import { linkTo, session, useApi, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button, Notice, Sheet, Skeleton, Stack } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Workplace = { id: number; merchant_name: string; roles: readonly string[] };

interface StoreSwitchProps {
  current: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The stores for which the user works. Another one needs a new document: nothing of the one before may stay. */
export const StoreSwitch = ({ current, open, onOpenChange }: StoreSwitchProps) => {
  const { t } = useTranslation('seller');
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [stores, setStores] = useState<readonly Workplace[]>();
  useEffect(() => {
    if (!open) return;
    const asked = new AbortController();
    api
      .call(workplaceEndpoints.list, {}, { signal: asked.signal })
      .then(({ data }) => setStores(data))
      .catch((failure: unknown) => {
        report(failure);
        if (!asked.signal.aborted) onOpenChange(false);
      });
    return () => asked.abort();
  }, [open]);
  const { submit, busy } = useSubmit(async (merchant_id: number) => {
    try {
      const { data } = await api.call(workplaceEndpoints.choose, { body: { merchant_id } });
      session.update({ merchant: data.user.merchant });
      location.assign(inLocale(linkTo('seller.summary'), locale));
    } catch (failure) {
      report(failure);
    }
  });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('nav.switch')} closeLabel={t('close')}>
      <Stack gap={12}>
        {!stores && <Skeleton lines={2} />}
        {stores?.map(({ id, merchant_name }) => (
          <Button
            key={id}
            variant={id === current ? 'neutral' : 'secondary'}
            block
            disabled={id === current}
            busy={busy}
            onClick={() => void submit(id)}
          >
            {id === current ? t('nav.here', { store: merchant_name }) : merchant_name}
          </Button>
        ))}
        {stores?.length === 1 && <Notice>{t('nav.onlyStore')}</Notice>}
      </Stack>
    </Sheet>
  );
};

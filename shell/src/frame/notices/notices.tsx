import { dismissToast, overlayStore, toastStore } from '@pasar/slice-kit/host';
import { LoadingOverlay, ToastRegion } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

/** Milliseconds that a toast stays; at least 5 s (quality A20). */
const toastTime = 6000;

/** Toasts and the loading overlay. In the first load, because "the network is gone" must not need the network. */
export const Notices = () => {
  const { t } = useTranslation('shell');
  const { toasts } = useStore(toastStore);
  const { waiting } = useStore(overlayStore);
  const [held, setHeld] = useState(false);
  const oldest = toasts[0]?.id;

  useEffect(() => {
    if (oldest === undefined || held) return;
    const timer = setTimeout(() => dismissToast(oldest), toastTime);
    return () => clearTimeout(timer);
  }, [oldest, held]);

  return (
    <>
      <ToastRegion
        toasts={toasts.map(({ id, tone, text }) => ({ id: String(id), tone, text }))}
        onDismiss={(id) => dismissToast(Number(id))}
        onPause={() => setHeld(true)}
        onResume={() => setHeld(false)}
        label={t('toasts.label')}
        dismissLabel={t('toasts.dismiss')}
      />
      <LoadingOverlay open={waiting > 0} label={t('loading.wait')} />
    </>
  );
};

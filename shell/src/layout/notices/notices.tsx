import { afterPaint, LocalLink } from '@pasar/slice-kit';
import { dismissToast, overlayStore, toastStore } from '@pasar/slice-kit/host';
import { LoadingOverlay, ToastRegion } from '@pasar/ui';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

/** Milliseconds that a toast stays; at least 5 s (quality A20). */
const toastTime = 6000;
/** Time to read a link and to reach it. */
const linkTime = 12_000;

/** The toasts appear one paint after their request: the press is painted first (quality P5). */
const useToasts = () => {
  const [toasts, setToasts] = useState(() => toastStore.getInitialState().toasts);
  useEffect(() => {
    const show = async () => {
      await afterPaint();
      startTransition(() => setToasts(toastStore.getState().toasts));
    };
    // Toasts from before this page listened.
    if (toastStore.getState().toasts.length > 0) void show();
    return toastStore.subscribe(show);
  }, []);
  return toasts;
};

/**
 * Toasts and the loading overlay. Part of the first load, because "the network is gone" must not need the
 * network.
 */
export const Notices = () => {
  const { t } = useTranslation('shell');
  const toasts = useToasts();
  const { waiting } = useStore(overlayStore);
  const [held, setHeld] = useState(false);
  const [first] = toasts;
  const oldest = first?.id;
  const time = first?.link ? linkTime : toastTime;

  useEffect(() => {
    if (oldest === undefined || held) return;
    const timer = setTimeout(() => dismissToast(oldest), time);
    return () => clearTimeout(timer);
  }, [oldest, held, time]);

  return (
    <>
      <ToastRegion
        toasts={toasts.map(({ id, tone, text, link }) => ({
          id: String(id),
          tone,
          text,
          ...(link && {
            action: { label: link.text, as: LocalLink, to: link.to, onPress: () => dismissToast(id) },
          }),
        }))}
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

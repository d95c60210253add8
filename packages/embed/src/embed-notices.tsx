import { LocalLink, useLocale } from '@pasar/slice-kit';
import { dismissToast, overlayStore, toastStore } from '@pasar/slice-kit/host';
import { LoadingOverlay, ToastRegion } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { layoutMessages } from './layout-messages.ts';

/** Milliseconds that a notice stays: time to read it and to reach its link. */
const stay = 12_000;

/** What the page tells the visitor. */
export const EmbedNotices = () => {
  const { toasts } = useStore(toastStore);
  const { waiting } = useStore(overlayStore);
  const [held, setHeld] = useState(false);
  const messages = layoutMessages[useLocale()];
  const oldest = toasts[0]?.id;

  useEffect(() => {
    if (oldest === undefined || held) return;
    const timer = setTimeout(() => dismissToast(oldest), stay);
    return () => clearTimeout(timer);
  }, [oldest, held]);

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
        label={messages.toasts}
        dismissLabel={messages.dismiss}
      />
      <LoadingOverlay open={waiting > 0} label={messages.wait} />
    </>
  );
};

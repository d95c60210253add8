import { useLive } from '@pasar/slice-kit/live';
import { VisuallyHidden } from '@pasar/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

interface LiveRefreshProps {
  on: Parameters<typeof useLive>[0];
  /** What is shown now, in short. */
  shown: string;
  /** Announced when that has changed by itself. */
  text: string;
}

const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Loads the page's data again when the server says that it changed. An open dialog is left alone until it closes. */
export const LiveRefresh = ({ on, shown, text }: LiveRefreshProps) => {
  const { revalidate } = useRevalidator();
  const [before, setBefore] = useState<string>();
  const refresh = () => {
    if (isDialogOpen()) {
      addEventListener('focusin', refresh, { once: true });
      return;
    }
    setBefore(shown);
    void revalidate();
  };
  useLive(on, refresh);
  return (
    <VisuallyHidden>
      <span role="status">{before !== undefined && before !== shown && text}</span>
    </VisuallyHidden>
  );
};

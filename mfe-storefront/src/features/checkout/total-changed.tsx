import { Notice } from '@pasar/ui';
import { useChangeMessage } from './change-messages.tsx';
import type { WhatChanged } from './what-changed.ts';

interface TotalChangedProps {
  /** The server's reason for rejecting the payment, in the page's language; absent when it only warned. */
  reason: string | null;
  changed: WhatChanged;
}

/** Beside the total: why nothing was paid, and what differs. Nobody pays another sum without having read it. */
export const TotalChanged = ({ reason, changed }: TotalChangedProps) => {
  const words = useChangeMessage();
  if (!reason && changed.total.length === 0) return null;
  return (
    <Notice tone="warning" live title={reason ?? undefined}>
      {changed.total.length > 0 && (
        <ul>
          {changed.total.map((one) => (
            <li key={'name' in one ? one.name : one.kind}>{words(one)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
};

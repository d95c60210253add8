import type { Store } from '@pasar/contract';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const tones = { none: 'neutral', submitted: 'warning', approved: 'success', rejected: 'danger' } as const;

/** The back office's decision on a document; a rejection has a reason. */
export const DocumentStatus = ({ document: { status, reason } }: { document: Store['file_ktp'] }) => {
  const { t } = useTranslation('seller');
  return (
    <>
      <Badge tone={tones[status]}>{t(`store.fileStatus.${status}`)}</Badge>
      {status === 'rejected' && reason && <> {reason}</>}
    </>
  );
};

import type { PrivateView } from '@pasar/contract';
import { DocumentViewer } from '@pasar/dashboard';
import { usePrivateFile } from './use-private-file.ts';

interface PrivateDocumentProps {
  title: string;
  mediaId: number;
  purpose: PrivateView['purpose'];
}

/** A private document: nobody sees it before the look is on record. */
export const PrivateDocument = ({ title, mediaId, purpose }: PrivateDocumentProps) => {
  const { url, busy, open, lose } = usePrivateFile(mediaId, purpose);
  return <DocumentViewer title={title} url={url} busy={busy} onOpen={open} onLost={lose} />;
};

import type { ApiClient } from '@pasar/api-client';
import { useApi, useLocalNavigate, useReportError, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { MessageCircle } from 'lucide-react';

interface ChatButtonProps {
  children: string;
  /** Opens the conversation and returns its address. */
  open: (api: ApiClient) => Promise<string>;
}

/** Leads to the conversation that a page is about. */
export const ChatButton = ({ children, open }: ChatButtonProps) => {
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      await navigate(await open(api));
    } catch (error) {
      report(error);
    }
  });
  return (
    <Button
      variant="secondary"
      size="s"
      busy={busy}
      icon={<MessageCircle size={18} strokeWidth={1.9} aria-hidden="true" />}
      onClick={() => void submit()}
    >
      {children}
    </Button>
  );
};

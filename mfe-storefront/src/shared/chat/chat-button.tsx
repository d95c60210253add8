import { linkTo, useApi, useLocalNavigate, useReportError, useSession, useSubmit } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signInRequired } from '../member-action/index.ts';
import { withScripts } from '../with-scripts.ts';

interface ChatButtonProps {
  merchantId: number;
  /** The product that the first message is about. */
  productId?: number;
}

/** Leads to the conversation with a store; a visitor logs in first, the store's own owner sees no button. */
export const ChatButton = ({ merchantId, productId }: ChatButtonProps) => {
  const { t } = useTranslation('storefront');
  const { signedIn, user } = useSession();
  const api = useApi();
  const navigate = useLocalNavigate();
  const report = useReportError();
  const { submit, busy } = useSubmit(async () => {
    try {
      if (!signedIn) throw signInRequired;
      const { openChat } = await import(/* webpackChunkName: "open-chat" */ './open-chat.ts');
      const id = await openChat(api, merchantId);
      await navigate(linkTo('buyer.chat', { id, product: productId }));
    } catch (failure) {
      report(failure);
    }
  });
  if (user?.merchant?.id === merchantId) return null;
  return (
    <Button
      css={withScripts}
      variant="neutral"
      size="s"
      busy={busy}
      icon={<MessageCircle size={16} strokeWidth={2.2} aria-hidden="true" />}
      onClick={() => void submit()}
    >
      {t('chat.seller')}
    </Button>
  );
};

import { sellerChatEndpoints } from '@pasar/contract';
import { ChatPanes, ThreadView, useChatMessages } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SellerConversations } from '../features/browse-chats/seller-conversations.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { useKnownWaiting } from '../shared/waiting/use-waiting.ts';
import type { chatLoader } from './chat.loader.ts';

export const ChatPage = () => {
  const { t } = useTranslation('seller');
  const all = useChatMessages().all;
  const { thread, list, settings } = usePageData<typeof chatLoader>();
  const [unread, setUnread] = useState<number>();
  useKnownWaiting(unread === undefined ? undefined : { unread_chats: unread });
  return (
    <DashboardLayout
      title={t('nav.chat')}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('seller.chats')}>
          {all}
        </TextLink>
      }
    >
      <ChatPanes
        list={<SellerConversations list={list} currentId={thread.conversation.id} />}
        thread={
          <ThreadView
            key={thread.conversation.id}
            side="seller"
            calls={sellerChatEndpoints}
            thread={thread}
            onUnread={setUnread}
            store={{ ...settings, toSettings: linkTo('seller.chatSettings') }}
          />
        }
      />
    </DashboardLayout>
  );
};

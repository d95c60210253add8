import { buyerChatEndpoints } from '@pasar/contract';
import { ChatPanes, Conversations, ThreadView, useChatMessages } from '@pasar/dashboard';
import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { setUnreadChats } from '../shared/unread-chats/use-unread-chats.ts';
import type { chatLoader } from './chat.loader.ts';

export const ChatPage = () => {
  const { t } = useTranslation('buyer');
  const say = useChatMessages();
  const { thread, list } = usePageData<typeof chatLoader>();
  const { id, store_slug: slug } = thread.conversation;
  return (
    <DashboardLayout
      title={t('nav.chat')}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('buyer.chats')}>
          {say.all}
        </TextLink>
      }
    >
      <ChatPanes
        list={
          <Conversations
            side="buyer"
            list={list}
            currentId={id}
            toHref={(other) => linkTo('buyer.chat', { id: other })}
            toPage={(page) => linkTo('buyer.chats', { page })}
          />
        }
        thread={
          <ThreadView
            key={id}
            side="buyer"
            calls={buyerChatEndpoints}
            thread={thread}
            onUnread={setUnreadChats}
            action={
              <TextLink as={LocalLink} standalone to={linkTo('storefront.store', { slug })}>
                {say.visit}
              </TextLink>
            }
          />
        }
      />
    </DashboardLayout>
  );
};

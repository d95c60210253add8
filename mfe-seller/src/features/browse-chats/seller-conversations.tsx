import { Conversations } from '@pasar/dashboard';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink } from '@pasar/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type SellerConversationsProps = Pick<ComponentProps<typeof Conversations>, 'list' | 'currentId'>;

/** The store's conversations; an empty list leads to the orders. */
export const SellerConversations = (given: SellerConversationsProps) => {
  const { t } = useTranslation('seller');
  return (
    <Conversations
      {...given}
      side="seller"
      toHref={(id) => linkTo('seller.chat', { id })}
      toPage={(page) => linkTo('seller.chats', { page })}
      emptyAction={
        <ButtonLink as={LocalLink} variant="secondary" to={linkTo('seller.orders')}>
          {t('orderPages.list')}
        </ButtonLink>
      }
    />
  );
};

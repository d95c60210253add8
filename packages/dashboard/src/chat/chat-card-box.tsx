import type { ChatCard } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { Package } from 'lucide-react';
import * as style from './chat-card-box.styles.ts';

/** A product or an order inside a conversation, with the price and the state of today. */
export const ChatCardBox = ({ card }: { card: ChatCard }) => {
  const { rupiah } = useFormat();
  const content = (
    <>
      {card.image ? (
        <img css={style.image} src={card.image} alt="" width={56} height={56} />
      ) : (
        <span css={style.noImage}>
          <Package size={24} strokeWidth={1.9} aria-hidden="true" />
        </span>
      )}
      <span css={style.content}>
        <span css={style.title} translate="no">
          {card.title}
        </span>
        {card.price !== null && <span css={style.price}>{rupiah(card.price)}</span>}
        <span css={style.state}>{card.state}</span>
      </span>
    </>
  );
  return card.link ? (
    <LocalLink to={card.link} css={[style.box, style.link]}>
      {content}
    </LocalLink>
  ) : (
    <div css={style.box}>{content}</div>
  );
};

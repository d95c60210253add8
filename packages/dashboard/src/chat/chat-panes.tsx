import type { ReactNode } from 'react';
import * as style from './chat-panes.styles.ts';

interface ChatPanesProps {
  list: ReactNode;
  thread: ReactNode;
}

/** The list, and beside it the open conversation; phones show the conversation alone. */
export const ChatPanes = ({ list, thread }: ChatPanesProps) => (
  <div css={style.panes}>
    <div css={style.aside}>{list}</div>
    {thread}
  </div>
);

import { lazyComponent } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useState } from 'react';
import type { ChatCalls } from './chat-calls.ts';
import { reportStyle } from './report-message.styles.ts';
import { useChatMessages } from './use-chat-messages.ts';

const ReportMessageSheet = lazyComponent(() =>
  import(/* webpackChunkName: "report-message" */ './report-message-sheet.tsx').then(
    (m) => m.ReportMessageSheet,
  ),
);

export interface ReportMessageProps {
  calls: ChatCalls;
  conversationId: number;
  messageId: number;
  /** Distinguishes it from others of the conversation. */
  text: string;
}

/** Reports a message of the other side to the market; the form comes with the first press. */
export const ReportMessage = ({ text, ...about }: ReportMessageProps) => {
  const say = useChatMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <TextLink
        as="button"
        type="button"
        css={reportStyle}
        aria-haspopup="dialog"
        aria-label={say.reportNamed(text.slice(0, 60).toWellFormed())}
        onClick={() => setOpen(true)}
      >
        {say.report}
      </TextLink>
      {open && <ReportMessageSheet {...about} onClose={close} onMissing={close} />}
    </>
  );
};

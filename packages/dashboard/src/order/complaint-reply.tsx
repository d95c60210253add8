import type { ApiClient, CallOptions } from '@pasar/api-client';
import { useUnsavedInput } from '@pasar/slice-kit';
import { Button, Stack, TextArea } from '@pasar/ui';
import { useState } from 'react';
import type { Side } from '../messages/side.ts';
import { useOrderAction } from './use-order-action.ts';
import { useOrderMessages } from './use-order-messages.ts';

export interface ComplaintReplyProps {
  side: Side;
  /** Sends the reply, and shows the order as it is then. */
  send: (api: ApiClient, text: string, options: CallOptions) => Promise<void>;
}

/** The reply of one side to what staff want to know about a complaint. */
export const ComplaintReply = ({ side, send }: ComplaintReplyProps) => {
  const { reply, sendReply } = useOrderMessages(side);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  useUnsavedInput(text !== '');
  const { submit, busy } = useOrderAction<string, void>({
    send,
    toMessageId: () => 'complaint.replied',
    changed: () => {},
    done: () => setText(''),
    refused: (fields) => setError(fields.text?.[0]),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(text);
      }}
    >
      <Stack gap={12}>
        <TextArea
          name="text"
          label={reply}
          value={text}
          limit={1_000}
          error={error}
          required
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <div>
          <Button type="submit" variant="secondary" busy={busy}>
            {sendReply}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

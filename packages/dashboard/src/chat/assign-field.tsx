import { type ChatSettings, type Conversation, sellerChatEndpoints } from '@pasar/contract';
import { useApi, useReportError, useSubmit } from '@pasar/slice-kit';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useChatMessages } from './use-chat-messages.ts';

interface AssignFieldProps {
  conversation: Conversation;
  users: ChatSettings['users'];
}

/** Who of the store looks after a conversation. */
export const AssignField = ({ conversation: { id, assigned }, users }: AssignFieldProps) => {
  const say = useChatMessages();
  const api = useApi();
  const report = useReportError();
  const [chosen, setChosen] = useState<number | null>();
  const current = chosen === undefined ? (assigned?.id ?? null) : chosen;
  const { submit, busy } = useSubmit(async (user_id: number | null) => {
    const before = current;
    setChosen(user_id);
    try {
      await api.call(sellerChatEndpoints.assign, { params: { id }, body: { user_id } });
    } catch (error) {
      setChosen(before);
      report(error);
    }
  });
  // Somebody who left the store may still be named.
  const known = assigned && !users.some((one) => one.id === assigned.id) ? [...users, assigned] : users;
  return (
    <SelectField
      label={say.assign}
      value={current === null ? '' : String(current)}
      disabled={busy}
      options={[
        { value: '', label: say.nobody },
        ...known.map((one) => ({ value: String(one.id), label: one.name })),
      ]}
      onChange={(event) => void submit(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
};
